import * as z from 'zod/mini';
import { LOOP_VIEWS_MAX } from '../limits.ts';
import { coded } from '../schema.ts';
import { ENTRIES, LOOP_STEPS } from './loop.ts';

/** By what a visit began. Missing where nothing may be counted: Do Not Track, Global Privacy Control. */
export const entry = z.enum(ENTRIES);

const ms = z.number().check(z.gte(0));

/** `Told`: nothing about who it was. */
export const visitInput = z.strictObject({
  entry,
  since: ms,
  steps: z.partialRecord(z.enum(LOOP_STEPS), ms),
  views: z.array(coded(80, /^[^/]+$/)).check(z.maxLength(LOOP_VIEWS_MAX)),
});
