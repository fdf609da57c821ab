import * as z from 'zod/mini';
import { PHONE_MAX, PROFILE_NAME_MAX } from '../limits.ts';
import { requiredText, text } from '../schema.ts';

/** What anyone may know about a creator. */
export const profile = z.object({
  uid: z.string(),
  username: z.string(),
  name: z.string(),
  photoURL: z.nullable(z.string()),
  bio: z.string(),
  acceptsMessages: z.boolean(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  stats: z.object({
    quizzes: z.number(),
    plays: z.number(),
    /** Mean percentage over all responses, 0 to 100; null while there are none. */
    averagePercent: z.nullable(z.number()),
  }),
});
export type Profile = z.infer<typeof profile>;

/** Private counts the dashboard shows; kept in `accounts/{uid}`, recounted by the server. */
export const inboxCounts = z.object({ messages: z.number(), unread: z.number() });
export type InboxCounts = z.infer<typeof inboxCounts>;

export const ensureProfileInput = z.object({
  /** Used for a profile that does not exist yet; otherwise the name the Auth account carries. */
  name: z.optional(requiredText(PROFILE_NAME_MAX)),
  phone: z.optional(z.nullable(text(PHONE_MAX))),
});

/** The first word of a name: "{first name} hasn't shared any quizzes yet". */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
