import { DomainError } from '@domain/errors.ts';
import type { Notice } from '@domain/moderation/notice.ts';
import type { Operator } from '@domain/moderation/operators.ts';
import { claimMail, claimNotice, countUnalerted, noteMail } from '../db/alerts.ts';
import { findMailAddress } from '../db/auth-users.ts';
import { fetchOperators } from '../db/operators.ts';
import { alertMail } from '../services/alerts/alert-mail.ts';
import { receiveAlert, scheduleUrgent } from '../services/alerts/schedule-alerts.ts';
import type { Context } from '../services/context.ts';
import { sendMail } from '../services/mail.ts';
import { type MailSettings, mailSettings } from '../support/config.ts';
import { logFailure, logWarning } from '../support/log.ts';

interface Sending {
  id: string;
  notice: Notice;
  settings: MailSettings;
  keys: Context['keys'];
}

/** Returns whether an operator has got a mail, or never will. */
async function tell(operator: Operator, { id, notice, settings, keys }: Sending): Promise<boolean> {
  const { uid } = operator;
  const claim = await claimMail(id, uid, Date.now());
  if (claim !== 'theirs') return claim === 'sent';
  const mailId = keys.sign('alert', id, uid).toString('hex').slice(0, 32);
  // they may have changed it since they were listed
  const email = (await findMailAddress(uid)) ?? operator.email;
  const mail = alertMail(notice, { ...operator, email }, mailId, settings.site);
  const { outcome, error } = await sendMail(mail, settings);
  // two mails with one id are better than none about somebody in danger
  const isDone = outcome === 'sent' || outcome === 'refused';
  if (outcome !== 'sent') logFailure('alertOperators', 'unavailable', error);
  await noteMail(id, uid, isDone);
  return isDone;
}

/**
 * Alerts every operator once to urgent cases, to deadlines, or to open cases. Throws `unavailable` if a mail could not
 * be sent, so that the task is tried again for those who haven't got theirs. Where there is nobody to alert, or no way,
 * no case is marked.
 */
export async function alertOperators(data: unknown, { keys }: Context): Promise<void> {
  const { kind, at } = await receiveAlert(data);
  const settings = mailSettings();
  const operators = settings ? await fetchOperators() : [];
  if (!settings || operators.length === 0) {
    const unheard = kind === 'digest' ? await countUnalerted() : 0;
    if (unheard > 0) logWarning('alertOperators', `${unheard} urgent cases reach nobody`);
    return;
  }
  const id = `${kind}.${at}`;
  const notice = await claimNotice(kind, id, Date.now());
  if (!notice) return;
  if (kind === 'urgent' && notice.isMore) await scheduleUrgent();
  let areDone = true;
  for (const operator of operators) areDone = (await tell(operator, { id, notice, settings, keys })) && areDone;
  if (!areDone) throw new DomainError('unavailable', 'Not every operator was told.');
}
