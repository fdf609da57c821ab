import * as z from 'zod/mini';
import { PHONE_MAX, PROFILE_NAME_MAX } from '../limits.ts';
import { requiredName, text } from '../schema.ts';

/** What a new creator's profile is made of. */
export const ensureProfileInput = z.object({
  /** Used for a profile that does not exist yet; otherwise the name the Auth account carries. */
  name: z.optional(requiredName(PROFILE_NAME_MAX)),
  phone: z.optional(z.nullable(text(PHONE_MAX))),
});
