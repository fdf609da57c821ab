import { type Entry, type LoopStep, stepField } from '@domain/loop/loop.ts';
import { countForDay } from '../support/day-counts.ts';
import { storeDayCounts } from './service-days.ts';

/** Counts a step that the server takes part in, once it is stored; not without an entry, which nobody wanted counted. */
export function countStep(entry: Entry | undefined, step: LoopStep): void {
  if (!entry) return;
  countForDay(stepField(entry, step));
  void storeDayCounts();
}
