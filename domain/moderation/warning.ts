import * as z from 'zod/mini';
import { REPORT_REASONS } from './reasons.ts';

/** What a decision takes away from a creator. */
export const REMOVABLE = ['quiz', 'name', 'bio', 'photo', 'reply'] as const;
export type Removable = (typeof REMOVABLE)[number];

/**
 * What moderators tell a creator, in their account: a warning, whose note they read, or what was removed or put back.
 * Times in milliseconds since 1970.
 */
export const warning = z.object({
  at: z.number(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  /** Missing in a warning. */
  kind: z.optional(z.enum(['removed', 'put-back'])),
  /** What was removed or put back; missing in a warning. */
  things: z.optional(z.array(z.enum(REMOVABLE))),
  /** Of a quiz. */
  title: z.optional(z.string()),
  /** The report that was decided about: an objection names it. Missing in older warnings. */
  caseId: z.optional(z.string()),
});
export type Warning = z.infer<typeof warning>;
