import type { DocumentWrite } from '../db/document-write.ts';
import { scheduleRecount } from '../services/counters/schedule.ts';

/** Schedules the public list anew. An order that went did so with its account, and the list with it. */
export async function onQuizOrderWritten({ id, after }: DocumentWrite): Promise<void> {
  if (after) await scheduleRecount({ kind: 'list', id });
}
