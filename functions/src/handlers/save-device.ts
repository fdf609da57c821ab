import { createHash } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { saveSeenDevice } from '../db/devices.ts';
import { assertNotErased } from '../db/erasures.ts';
import type { CallerContext } from '../services/context.ts';
import { assertPushable } from '../services/push/send-push.ts';
import { softwareOf } from '../services/user-agent.ts';

/** Stores a push subscription of the caller's. Throws `push-unknown`, `gone`. */
export async function saveDevice(
  { subscription, language, timeZone }: ParsedInputOf<'saveDevice'>,
  { uid, now, userAgent, signedInAt }: CallerContext,
): Promise<OutputOf<'saveDevice'>> {
  const { endpoint } = subscription;
  assertPushable(endpoint);
  await assertNotErased(uid);
  const id = createHash('sha256').update(endpoint).digest('base64url');
  const { browser = null, os: system = null } = softwareOf(userAgent);
  await saveSeenDevice({
    id,
    ownerId: uid,
    subscription,
    browser,
    system,
    language,
    timeZone,
    seenAt: now,
    signedInAt,
  });
  return { id };
}
