import type { DocumentWrite } from '../db/firestore.ts';
import { keepPace } from '../services/pace.ts';
import { scheduleRecount } from '../services/tasks/schedule.ts';

/** Schedules a new public list. An order is deleted only with its account, whose list goes as well. */
export async function onQuizOrderWritten({ id, after }: DocumentWrite): Promise<void> {
  if (!after) return;
  await Promise.all([scheduleRecount({ kind: 'list', id }), keepPace(id)]);
}
