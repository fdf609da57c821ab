import * as z from 'zod/mini';

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

/** The first word of a name: "{first name} hasn't shared any quizzes yet". */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
