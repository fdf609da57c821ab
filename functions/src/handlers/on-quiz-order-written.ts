import type { DocumentWrite } from '../db/document-write.ts';
import { scheduleRecount } from '../services/counters/schedule.ts';

/** Schedules a new public list. An order is deleted only with its account, whose list goes as well. */
export async function onQuizOrderWritten({ id, after }: DocumentWrite): Promise<void> {
  if (after) await scheduleRecount({ kind: 'list', id });
}
