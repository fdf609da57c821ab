import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PageAnswer } from '@domain/page-answer.ts';

const gzipAsync = promisify(gzip);

/** Returns whether a request's Accept-Encoding names gzip, and not to refuse it. */
const acceptsGzip = (accepted: string | undefined): boolean =>
  (accepted ?? '').split(',').some((encoding) => /^gzip(;q=(?!0(\.0*)?$)|$)/.test(encoding.replaceAll(' ', '')));

const compressedPages = new WeakMap<PageAnswer, Promise<Buffer>>();

/** Returns a page's bytes, compressed where the client accepts that: nothing on the way to it compresses. Once a page. */
export async function compressed(
  page: PageAnswer,
  accepted: string | undefined,
): Promise<{ body: Buffer; encoding: 'gzip' | null }> {
  if (!acceptsGzip(accepted)) return { body: Buffer.from(page.html), encoding: null };
  const body = compressedPages.get(page) ?? gzipAsync(page.html);
  compressedPages.set(page, body);
  return { body: await body, encoding: 'gzip' };
}
