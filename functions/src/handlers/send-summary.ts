import { DomainError } from '@domain/errors.ts';
import { toLanguage } from '@domain/languages.ts';
import { findMailAddress } from '../db/auth-users.ts';
import { fetchErasure } from '../db/erasures.ts';
import { claimSummary, findSubscriber, releaseSummary } from '../db/summaries.ts';
import type { Context } from '../services/context.ts';
import { sendMail } from '../services/mail.ts';
import { hasHappened } from '../services/summaries/content.ts';
import { queueSummaries, readSummaryTask } from '../services/summaries/schedule-summaries.ts';
import { linksOf } from '../services/summaries/summary-links.ts';
import { summaryMail } from '../services/summaries/summary-mail.ts';
import { digestOfToken, unsubscribeToken } from '../services/summaries/unsubscribe-token.ts';
import { lookBack } from '../services/summaries/week.ts';
import { mailSettings } from '../support/config.ts';
import { logFailure } from '../support/log.ts';

/** Returns where to send a summary; null to somebody who is leaving, or whose address is not proved any more. */
async function findRecipient(uid: string): Promise<string | null> {
  const [address, erasure] = await Promise.all([findMailAddress(uid), fetchErasure(uid)]);
  return erasure ? null : address;
}

/**
 * Sends one person the summary of a week, unless nothing happened. Never twice: the week is claimed first, and given
 * back only if the mail has certainly not been sent. Throws `unavailable` then, so that the task is tried again.
 */
export async function sendSummary(data: unknown, { now, keys }: Context): Promise<void> {
  const task = readSummaryTask(data);
  const settings = mailSettings();
  if (!settings || now > task.notAfter) return;
  if ('after' in task) return queueSummaries(task.after, task);
  const { uid, weekEnd } = task;
  const subscriber = await findSubscriber(uid, weekEnd);
  const to = subscriber && (await findRecipient(uid));
  if (!to) return;
  const week = await lookBack(uid, weekEnd, subscriber.unread);
  if (!hasHappened(week)) return;
  const language = toLanguage(subscriber.language);
  const token = unsubscribeToken(uid, keys);
  const id = keys.sign('summary', uid, String(weekEnd)).toString('hex').slice(0, 32);
  const mail = summaryMail(week, language, linksOf(settings.site, token, language), { to, id });
  if (!(await claimSummary(uid, weekEnd, digestOfToken(token)))) return;
  const { outcome, error } = await sendMail(mail, settings);
  if (outcome === 'unsent') {
    await releaseSummary(uid);
    throw new DomainError('unavailable', 'The mail server took no mail.');
  }
  if (outcome !== 'sent') logFailure('sendSummary', 'unavailable', error);
}
