import * as z from 'zod/mini';
import { PHONE_MAX } from '../limits.ts';
import { text } from '../schema.ts';
import { profileName } from './name.ts';
import { newUsername } from './new-username.ts';

/** What a new creator's profile is made of: what the person chose. Left out by who only asks whether there is one. */
export const ensureProfileInput = z.object({
  name: z.optional(profileName),
  username: z.optional(newUsername),
  phone: z.optional(z.nullable(text(PHONE_MAX))),
});
