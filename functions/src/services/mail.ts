import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMAIL } from '@domain/email.ts';
import { MAIL_PATIENCE_MS } from '@domain/limits.ts';
import type { SendMailOptions } from 'nodemailer';
import type { MailSettings } from '../support/config.ts';

export interface Mail {
  to: string;
  /** The left part of the Message-ID. */
  id: string;
  subject: string;
  text: string;
  /** Without it, the text alone. */
  html?: string;
  headers: Readonly<Record<string, string>>;
}

/** What became of a mail: `unsent` may be tried again, `refused` will be refused again, `unsure` may have arrived. */
export type Outcome = 'sent' | 'unsent' | 'refused' | 'unsure';

const CONTROL = /[\p{Cc}\p{Cf}<>,;"()]/u;
/** Whether a text is one plain address: it gets into a header and into a command to the server. */
export const isMailAddress = (text: string): boolean => EMAIL.test(text) && !CONTROL.test(text);

/** For automatic mails: keeps out-of-office programs from answering. */
export const AUTOMATIC = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  Precedence: 'bulk',
} as const;

const domainOf = (address: string): string => address.replace(/^.*@/, '').replace(/[>\s].*/s, '');

/** nodemailer signs a fixed list of headers, which lacks what RFC 8058 wants signed. */
const SIGNED =
  'from:sender:reply-to:subject:date:message-id:to:mime-version:content-type:list-id:list-unsubscribe:list-unsubscribe-post';

const toOptions = ({ id, headers, ...mail }: Mail, from: string): SendMailOptions => ({
  ...mail,
  from,
  // as an object: a text would be read as a list of addresses
  to: { name: '', address: mail.to },
  messageId: `<${id}@${domainOf(from)}>`,
  headers: { ...headers },
  disableFileAccess: true,
  disableUrlAccess: true,
});

interface MailError {
  code?: string;
  responseCode?: number;
  syscall?: string;
  timeoutType?: string;
}
const BEFORE_THE_MAIL = ['EDNS', 'EAUTH', 'ENOAUTH', 'ETLS', 'EENVELOPE'];

/** Returns what became of a mail that could not be sent. A server that answered has not taken it. */
function outcomeOf(error: unknown): Outcome {
  const { code = '', responseCode, syscall, timeoutType = '' } = error as MailError;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (responseCode !== undefined) return isAboutMail && responseCode >= 500 ? 'refused' : 'unsent';
  const isBefore = BEFORE_THE_MAIL.includes(code) || syscall === 'connect' || /CONNECTION|GREETING/.test(timeoutType);
  return isBefore ? 'unsent' : 'unsure';
}

async function intoFolder(folder: string, mail: SendMailOptions, name: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(mail);
  await mkdir(folder, { recursive: true });
  // under its name only once it is whole: tests and people look into the folder
  const unfinished = join(folder, `.${name}`);
  await writeFile(unfinished, message as Buffer);
  await rename(unfinished, join(folder, `${name}.eml`));
}

/** Sends a mail and returns what became of it, with the error. Loads the mailer only here: other functions need none. */
export async function sendMail(mail: Mail, settings: MailSettings): Promise<{ outcome: Outcome; error?: unknown }> {
  if (!isMailAddress(mail.to)) return { outcome: 'refused', error: new Error('Not one plain address.') };
  const options = toOptions(mail, settings.from);
  try {
    if ('folder' in settings) {
      await intoFolder(settings.folder, options, `${encodeURIComponent(mail.to)} ${Date.now()}`);
      return { outcome: 'sent' };
    }
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: settings.smtpUrl,
      connectionTimeout: MAIL_PATIENCE_MS,
      greetingTimeout: MAIL_PATIENCE_MS,
      socketTimeout: MAIL_PATIENCE_MS,
      dnsTimeout: MAIL_PATIENCE_MS,
      ...(settings.dkim && { dkim: { ...settings.dkim, headerFieldNames: SIGNED } }),
    });
    await transport.sendMail(options);
    return { outcome: 'sent' };
  } catch (error) {
    return { outcome: outcomeOf(error), error };
  }
}
