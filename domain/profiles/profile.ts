import * as z from 'zod/mini';
import { PROFILE_NAME_MAX } from '../limits.ts';
import { boundedAsTyped } from '../schema.ts';
import { isSoundName } from './name.ts';

export const profile = z.object({
  uid: z.string(),
  username: z.string(),
  name: z.string(),
  photoURL: z.nullable(z.string()),
  bio: z.string(),
  acceptsMessages: z.boolean(),
  /** Visitors see nothing of theirs. */
  isSuspended: z.optional(z.boolean()),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
});
export type Profile = z.infer<typeof profile>;

/** A creator's name. It refuses what the app's own forms would remove. */
export const profileName = z
  .string()
  .check(
    boundedAsTyped(PROFILE_NAME_MAX),
    z.trim(),
    z.minLength(1),
    z.maxLength(PROFILE_NAME_MAX),
    z.refine(isSoundName),
  );
