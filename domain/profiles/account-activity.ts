import * as z from 'zod/mini';
import { playCounts } from './profile.ts';

/** Private counts the dashboard shows; kept in `accounts/{uid}`, recounted by the server. */
const inboxCounts = z.object({
  messages: z.number(),
  unread: z.number(),
  /** Messages that came while the inbox took no more, which the other two leave out; missing while there are none. */
  setAside: z.optional(z.number()),
});
export type InboxCounts = z.infer<typeof inboxCounts>;

/** What the dashboard knows of `accounts/{uid}`. Times in milliseconds since 1970. */
export const accountActivity = z.object({
  inbox: inboxCounts,
  /** Of all quizzes, private ones included; missing until the first recount of this version. */
  played: z.optional(playCounts),
  /** When the newest response came, as of the last recount. */
  latestResponseAt: z.optional(z.nullable(z.number())),
  /** When the owner last looked at the list of responses. */
  responsesSeenAt: z.optional(z.number()),
  /** Words that keep a message out of the inbox; none while the owner has not named any. */
  hiddenWords: z.optional(z.array(z.string())),
  /** Whether any sender is blocked, not how many: that would tell who sent what. Missing while nobody ever was. */
  hasBlockedSenders: z.optional(z.boolean()),
});
export type AccountActivity = z.infer<typeof accountActivity>;

/** Whether responses have come since the owner last looked at them. */
export const hasNewResponses = ({ latestResponseAt, responsesSeenAt }: AccountActivity): boolean =>
  (latestResponseAt ?? 0) > (responsesSeenAt ?? 0);

/** Whether the notification dot is lit: messages that are not read, or responses that were not looked at. */
export const hasNews = (account: AccountActivity): boolean => account.inbox.unread > 0 || hasNewResponses(account);
