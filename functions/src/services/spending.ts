import { MICRO_USD, type Operation } from '@domain/switches/spending.ts';
import { countForDay } from '../support/day-counts.ts';

/** Counts what an operation costs, for the day's ceiling. */
export const countSpending = (operation: Operation): void => countForDay('spentMicroUsd', MICRO_USD[operation][1]);
