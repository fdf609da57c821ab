import type { ParsedInputOf } from '@domain/api.ts';
import { fieldsOf, viewsOf } from '@domain/loop/loop.ts';
import type { SenderContext } from '../services/context.ts';
import { storeDayCounts } from '../services/service-days.ts';
import { countViews } from '../services/views.ts';
import { countForDay } from '../support/day-counts.ts';

/** Counts a visit. Nothing identifies its sender, so the rate limit bounds what a made-up or repeated one adds. */
export async function countVisit(
  told: ParsedInputOf<'visits'>,
  { now }: Pick<SenderContext, 'now'>,
): Promise<Record<string, never>> {
  for (const field of fieldsOf(told)) countForDay(field);
  countViews(viewsOf(told));
  await storeDayCounts(now);
  return {};
}
