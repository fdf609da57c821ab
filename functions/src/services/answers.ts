import { DomainError } from '@domain/errors.ts';
import type { ContactCase } from '@domain/moderation/open-case.ts';
import { reopenUnanswered } from '../db/cases.ts';
import type { MailSettings } from '../support/config.ts';
import { logFailure } from '../support/log.ts';
import { sendMail } from './mail.ts';

/** Enough to remember what it was about. */
const QUOTED_MAX = 200;
const ADDRESS = /https?:\/\/|www\.|[\w-]\.[a-z]{2}/i;
const withoutAddresses = (text: string) => text.replace(/\S+/g, (word) => (ADDRESS.test(word) ? '[...]' : word));
/** What somebody wrote, as mail quotes it: they chose whom we send it to, so it must not carry an advertisement. */
const quoted = (text: string) => {
  const shown = withoutAddresses(text);
  const characters = Array.from(shown);
  const short = characters.length > QUOTED_MAX ? `${characters.slice(0, QUOTED_MAX).join('')}...` : shown;
  return short.replace(/^/gm, '> ');
};

/** The reader's language isn't known: what the operator wrote, and the least around it. */
const textOf = ({ createdAt, message }: ContactCase, text: string): string =>
  `${text}\n\nWhoKnows\n\n${new Date(createdAt).toISOString().slice(0, 10)}:\n${quoted(message)}\n`;

/** A subject is one line. */
const subjectOf = ({ subject }: ContactCase) =>
  `Re: ${withoutAddresses(subject.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '))}`;

interface Answer {
  text: string;
  operatorId: string;
  now: number;
}

/** Sends an answer, stored as sent already: never twice. If it wasn't, reopens the request and throws `unavailable`. */
export async function sendAnswer(
  request: ContactCase,
  { text, ...work }: Answer,
  settings: MailSettings,
): Promise<void> {
  const mail = {
    to: request.email,
    id: `answer.${request.id}.${work.now}`,
    subject: subjectOf(request),
    text: textOf(request, text),
    headers: {},
  };
  const { outcome, error } = await sendMail(mail, settings);
  if (outcome === 'unsent' || outcome === 'refused') {
    await reopenUnanswered({ on: 'request', id: request.id }, work);
    throw new DomainError('unavailable', `The mail server has not taken the reply (${outcome}).`);
  }
  if (outcome === 'unsure') logFailure('decide', 'unavailable', error);
}
