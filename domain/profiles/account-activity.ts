import * as z from 'zod/mini';
import { ownSuspension } from '../moderation/suspension.ts';
import { stillRemoved, type Warning, warning } from '../moderation/warning.ts';
import { scores } from '../quiz/tally.ts';
import { isAdult } from './age.ts';

/** Private counts for the dashboard; kept in `accounts/{uid}`, counted by the server. */
const inboxCounts = z.object({
  messages: z.number(),
  unread: z.number(),
  /** Messages beyond the inbox's limit, which the other two exclude; missing while there are none. */
  setAside: z.optional(z.number()),
});
export type InboxCounts = z.infer<typeof inboxCounts>;

/** What the dashboard reads from `accounts/{uid}`. */
export const accountActivity = z.object({
  inbox: inboxCounts,
  /** As Auth has it; null for a guest. */
  email: z.optional(z.nullable(z.string())),
  /** Of all private quizzes; missing until the first play of one. Those of public ones are in the list. */
  privateScores: z.optional(scores),
  responsesSeenAt: z.optional(z.number()),
  hiddenWords: z.optional(z.array(z.string())),
  /** Whether any sender is blocked. A count would reveal who sent what. Missing if nobody ever was. */
  hasBlockedSenders: z.optional(z.boolean()),
  /** The language of the weekly summary by email; null after it was switched off, missing if it never was on. */
  weeklySummary: z.optional(z.nullable(z.string())),
  suspension: z.optional(ownSuspension),
  /** From moderators, the oldest first: also what they removed and reinstated. */
  warnings: z.optional(z.array(warning)),
  warningsSeenAt: z.optional(z.number()),
  adultAt: z.optional(z.number()),
  /** When a guest's data expires; missing for everybody else. */
  guestUntil: z.optional(z.number()),
  /** Whether they reply to messages; missing until they choose. */
  repliesOpen: z.optional(z.boolean()),
  /** The latest changes of the username: `countRenames`. */
  renamedAt: z.optional(z.array(z.number())),
  /** How often their pages were opened since it was counted first, and how many responses had come before. */
  views: z.optional(z.object({ count: z.number(), since: z.number(), playsBefore: z.number() })),
});
export type AccountActivity = z.infer<typeof accountActivity>;

/** Returns the warnings that their reader hasn't confirmed yet, and that are still so. */
export const newWarnings = ({ warnings = [], warningsSeenAt }: AccountActivity): Warning[] =>
  warnings
    .filter(({ at }) => at > (warningsSeenAt ?? 0))
    .map((told) => (told.kind === 'removed' ? { ...told, things: stillRemoved(told, warnings) } : told))
    .filter(({ kind, things }) => kind !== 'removed' || things?.length !== 0);

/** Returns whether an owner replies to messages: minors only once they have said so. */
export const areRepliesOpen = (account: AccountActivity, now: number): boolean =>
  account.repliesOpen ?? isAdult(account, now);

export const hasNewResponses = ({ responsesSeenAt }: AccountActivity, latestAt: number | null): boolean =>
  (latestAt ?? 0) > (responsesSeenAt ?? 0);

/** Returns whether the notification dot is on: unread messages or new responses. */
export const hasNews = (account: AccountActivity, latestAt: number | null): boolean =>
  account.inbox.unread > 0 || hasNewResponses(account, latestAt);
