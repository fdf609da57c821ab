import type { ParsedInputOf } from '@domain/api.ts';
import { fieldsOf, viewsOf } from '@domain/loop/loop.ts';
import type { SenderContext } from '../services/context.ts';
import { storeDayCounts } from '../services/service-days.ts';
import { countViews } from '../services/views.ts';
import { countForDay } from '../support/day-counts.ts';

/**
 * Counts what a browser tells of a visit. Nothing tells a repeated or invented visit from a true one, as nothing is known
 * of who sends it: the limit of its sender bounds what it adds.
 */
export async function countVisit(
  told: ParsedInputOf<'visits'>,
  { now }: Pick<SenderContext, 'now'>,
): Promise<Record<string, never>> {
  for (const field of fieldsOf(told)) countForDay(field);
  countViews(viewsOf(told));
  await storeDayCounts(now);
  return {};
}
