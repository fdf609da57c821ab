import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const folder = process.env['MAIL_FOLDER'] ?? '';

/** Returns the mails that the local functions wrote for an address, the oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => name.startsWith(`${encodeURIComponent(address)} `)).sort();
  return Promise.all(own.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

export const headerOf = (mail: Email | undefined, key: string): string | undefined =>
  mail?.headers.find((header) => header.key === key)?.value;
