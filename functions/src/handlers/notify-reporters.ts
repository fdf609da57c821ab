import { DomainError } from '@domain/errors.ts';
import type { Report } from '@domain/moderation/report.ts';
import { fetchReport, forgetNotified } from '../db/reports.ts';
import type { Context } from '../services/context.ts';
import { sendMail } from '../services/mail.ts';
import { decryptReporter, readNotifyTask } from '../services/reporters/notify.ts';
import { reporterMail } from '../services/reporters/reporter-mail.ts';
import { type MailSettings, mailSettings } from '../support/config.ts';
import { logFailure } from '../support/log.ts';

interface Sending {
  id: string;
  found: Report | null;
  settings: MailSettings;
  keys: Context['keys'];
}

/** Returns whether somebody has got a mail, or never will. */
async function tell(sealed: Uint8Array, { id, found, settings, keys }: Sending): Promise<boolean> {
  const to = decryptReporter(keys, id, sealed);
  if (!to) return true;
  const mailId = keys
    .sign('reporter', id, to.email, found?.status ?? '')
    .toString('hex')
    .slice(0, 32);
  const { outcome, error } = await sendMail(reporterMail(to, found, mailId, settings.site), settings);
  if (outcome !== 'sent') logFailure('notifyReporters', 'unavailable', error);
  return outcome !== 'unsent';
}

/**
 * Notifies one person that their report was received, or all subscribers of a case of its decision; they are then
 * forgotten. Throws `unavailable` if a mail could not be sent, so that the task is tried again.
 */
export async function notifyReporters(data: unknown, { keys }: Context): Promise<void> {
  const { id, to } = readNotifyTask(data);
  const settings = mailSettings();
  if (!settings) return;
  const found = await fetchReport(id);
  const sending = { id, found, settings, keys };
  let areDone = true;
  if (to !== undefined) areDone = await tell(Buffer.from(to, 'base64'), sending);
  else if (found && found.status !== 'open')
    for (const [key, sealed] of Object.entries(found.notified ?? {}))
      if (await tell(sealed, sending)) await forgetNotified(id, key);
      else areDone = false;
  if (!areDone) throw new DomainError('unavailable', 'Not everybody was told.');
}
