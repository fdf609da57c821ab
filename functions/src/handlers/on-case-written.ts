import type { DocumentWrite } from '../db/document-write.ts';
import { scheduleUrgent } from '../services/alerts/schedule.ts';

const isWaiting = (fields: DocumentWrite['after']): boolean =>
  fields !== null &&
  fields['status'] === 'open' &&
  fields['alertedAt'] === null &&
  (fields['isUrgent'] === true || fields['inquiryType'] === 'safety');

/** Schedules a mail to operators when a report or request is stored or opened again that is urgent, or becomes so. */
export async function onCaseWritten({ before, after }: DocumentWrite): Promise<void> {
  if (isWaiting(after) && !isWaiting(before)) await scheduleUrgent();
}
