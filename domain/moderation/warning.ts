import * as z from 'zod/mini';
import { REPORT_REASONS } from './reasons.ts';

export const REMOVABLE = ['quiz', 'name', 'bio', 'photo', 'reply', 'circle'] as const;
export type Removable = (typeof REMOVABLE)[number];

/** What moderators tell a creator: a warning with a note, or what was removed or reinstated. */
export const warning = z.object({
  at: z.number(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  /** Missing in a warning. */
  kind: z.optional(z.enum(['removed', 'put-back'])),
  things: z.optional(z.array(z.enum(REMOVABLE))),
  title: z.optional(z.string()),
  /** Of a removed quiz, a keyed hash of what it says. */
  words: z.optional(z.string()),
  /** The report that was decided about: an objection names it. Missing in older warnings. */
  caseId: z.optional(z.string()),
});
export type Warning = z.infer<typeof warning>;

/** Returns what is still removed of what a warning says; a later decision of the same case may have put some back. */
export const stillRemoved = (told: Warning, all: readonly Warning[]): Removable[] | undefined =>
  told.things?.filter(
    (thing) =>
      !all.some(
        ({ kind, at, caseId, things }) =>
          kind === 'put-back' && at > told.at && caseId === told.caseId && things?.includes(thing),
      ),
  );
