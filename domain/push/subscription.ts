import * as z from 'zod/mini';
import { PUSH_ENDPOINT_MAX } from '../limits.ts';
import { bounded, coded } from '../schema.ts';

/** base64url without padding: 65 bytes, a point of the curve P-256 in its long form. */
const P256DH = /^B[A-Za-z0-9_-]{86}$/;
/** 16 bytes. */
const AUTH = /^[A-Za-z0-9_-]{22}$/;

/** A browser's `PushSubscription`. `isPushEndpoint` checks its endpoint when it is stored and before each push. */
export const pushSubscription = z.object({
  endpoint: z.string().check(bounded(PUSH_ENDPOINT_MAX)),
  keys: z.object({ p256dh: coded(87, P256DH), auth: coded(22, AUTH) }),
});
export type PushSubscriptionData = z.infer<typeof pushSubscription>;
