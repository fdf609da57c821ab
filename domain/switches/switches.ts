import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';

/** What operators can switch off. Plays never are. */
export const SWITCHES = ['messages', 'sign-ups', 'guests', 'circles', 'pictures', 'replies', 'pushes'] as const;
export type Switch = (typeof SWITCHES)[number];

export const offCode = (name: Switch) => `${name}-off` as const satisfies ErrorCode;

const change = z.object({ isOff: z.boolean(), at: z.number() });

/** The last change of each switch. One without a change is on; names of a newer version are left alone. */
export const switchesDocument = z.object({ changes: z.record(z.string(), change) });
export type Switches = Readonly<Record<string, z.infer<typeof change> | undefined>>;

export const offIn = (changes: Switches): Switch[] => SWITCHES.filter((name) => changes[name]?.isOff);

export const flipInput = z.object({ switch: z.enum(SWITCHES), isOff: z.boolean() });
