import * as z from 'zod/mini';
import { LOOP_VIEWS_MAX } from '../limits.ts';
import { coded } from '../schema.ts';
import { ENTRIES, LOOP_STEPS } from './loop.ts';

/** By what a visit began. Missing where nothing may be counted: Do Not Track, Global Privacy Control. */
export const entry = z.enum(ENTRIES);

const ms = z.nullable(z.int().check(z.gte(0)));

/** What a browser tells of a visit when its page is left: nothing about who it was. */
export const visitInput = z.strictObject({
  entry,
  steps: z.partialRecord(z.enum(LOOP_STEPS), ms),
  /** Whose pages were opened, by the names in their addresses. */
  views: z.array(coded(80, /^[^/]+$/)).check(z.maxLength(LOOP_VIEWS_MAX)),
});
