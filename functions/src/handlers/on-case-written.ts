import type { DocumentWrite } from '../db/firestore.ts';
import { scheduleUrgent } from '../services/alerts/schedule-alerts.ts';
import { queueOutcome } from '../services/reporters/notify.ts';

const isWaiting = (fields: DocumentWrite['after']): boolean =>
  fields !== null &&
  fields['status'] === 'open' &&
  fields['alertedAt'] === null &&
  (fields['isUrgent'] === true || fields['inquiryType'] === 'safety');

const isDecided = (fields: DocumentWrite['after']): boolean => fields !== null && fields['status'] !== 'open';
const hasNotified = (fields: DocumentWrite['after']): boolean => Object.keys(Object(fields?.['notified'])).length > 0;

/** Schedules a mail to operators about an urgent case; when a case is decided, the mails to its reporters. */
export async function onCaseWritten({ id, at, before, after }: DocumentWrite): Promise<void> {
  if (isDecided(after) && !isDecided(before) && hasNotified(after)) await queueOutcome(id, at);
  if (isWaiting(after) && !isWaiting(before)) await scheduleUrgent();
}
