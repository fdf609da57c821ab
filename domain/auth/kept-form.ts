import * as z from 'zod/mini';

/** What a device keeps of a half-filled sign-up or sign-in form; never the password. */
export const keptForm = z.object({ name: z.string(), email: z.string(), phone: z.string() });
