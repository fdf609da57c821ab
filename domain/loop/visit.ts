import * as z from 'zod/mini';
import { LOOP_STEPS_MAX } from '../limits.ts';
import { ENTRIES } from './loop.ts';

/** By what a visit began. Missing where nothing may be counted: Do Not Track, Global Privacy Control. */
export const entry = z.enum(ENTRIES);

const ms = z.number().check(z.gte(0));

/** `Told`: nothing about who it was. What isn't known is passed over. */
export const visitInput = z.strictObject({
  entry,
  since: ms,
  steps: z
    .record(z.string().check(z.maxLength(80)), ms)
    .check(z.refine((steps) => Object.keys(steps).length <= LOOP_STEPS_MAX)),
});
