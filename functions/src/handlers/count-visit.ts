import type { ParsedInputOf } from '@domain/api.ts';
import { fieldsOf, viewsOf } from '@domain/loop/loop.ts';
import type { SenderContext } from '../services/context.ts';
import { storeDayCounts } from '../services/service-days.ts';
import { countViews } from '../services/views.ts';
import { countForDay } from '../support/day-counts.ts';

/** Counts a visit. Nothing identifies its sender, so limits by network bound what made-up or repeated ones add. */
export async function countVisit(
  told: ParsedInputOf<'visits'>,
  context: Pick<SenderContext, 'now' | 'keys' | 'site'>,
): Promise<Record<string, never>> {
  for (const field of fieldsOf(told)) countForDay(field);
  countViews(viewsOf(told), context);
  await storeDayCounts(context.now);
  return {};
}
