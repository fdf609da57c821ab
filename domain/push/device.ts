import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../languages.ts';
import { bounded } from '../schema.ts';
import { knownTimeZone, quietHours } from './quiet-hours.ts';
import { pushSubscription } from './subscription.ts';

export const NEWS_KINDS = ['messages', 'answers'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** The last push of a kind: when it was sent, and the time of its newest news. */
const pushed = z.object({ at: z.number(), upTo: z.number() });
export type Pushed = z.infer<typeof pushed>;

const language = z.enum(LANGUAGE_CODES);

/** A browser that gets push notifications for an account. Its owner changes the settings; the rest is the server's. */
export const device = z.object({
  id: z.string(),
  ownerId: z.string(),
  subscription: pushSubscription,
  /** Names, such as Firefox and Android; null where the user agent has none. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  language,
  timeZone: z.string(),
  isOn: z.boolean(),
  messages: z.boolean(),
  answers: z.boolean(),
  withText: z.boolean(),
  quietHours: z.nullable(quietHours),
  createdAt: z.number(),
  seenAt: z.number(),
  signedInAt: z.number(),
  pushed: z.object({ messages: pushed, answers: pushed }),
});
export type Device = z.infer<typeof device>;
export type DeviceSettings = Pick<Device, 'isOn' | NewsKind | 'withText' | 'quietHours'>;

export const deviceInput = z.object({
  subscription: pushSubscription,
  language,
  timeZone: z.string().check(bounded(64), z.overwrite(knownTimeZone)),
});
