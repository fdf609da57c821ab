import * as z from 'zod/mini';
import { PLAYER_NAME_MAX, PROFILE_NAME_MAX } from '../limits.ts';
import { boundedAsTyped } from '../schema.ts';
import { isSoundName } from './name.ts';

export const profile = z.object({
  uid: z.string(),
  username: z.string(),
  name: z.string(),
  photoURL: z.nullable(z.string()),
  bio: z.string(),
  acceptsMessages: z.boolean(),
  isSuspended: z.optional(z.boolean()),
  createdAt: z.number(),
});
export type Profile = z.infer<typeof profile>;

/** Refuses what the app's own forms would remove. */
const nameUpTo = (max: number) =>
  z.string().check(boundedAsTyped(max), z.trim(), z.minLength(1), z.maxLength(max), z.refine(isSoundName));

export const profileName = nameUpTo(PROFILE_NAME_MAX);
/** A guest's, which is the one they have played under. */
export const guestName = nameUpTo(PLAYER_NAME_MAX);
