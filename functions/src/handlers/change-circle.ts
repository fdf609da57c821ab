import type { OutputOf } from '@domain/api.ts';
import { assertMaker, type CircleState, choosePush, close, leave, rename } from '@domain/circle/changes.ts';
import type { CircleChange, CircleChangeInput } from '@domain/circle/circle-input.ts';
import { DomainError } from '@domain/errors.ts';
import { changeCircle, endCircle } from '../db/circles.ts';
import type { Context } from '../services/context.ts';
import { digestOfKey } from '../services/digests.ts';
import { shownName } from '../services/names.ts';
import { assertPushable } from '../services/push/send-push.ts';
import { noteDeletion } from '../support/deletions.ts';

type Applied = Exclude<CircleChange, { do: 'end' }>;

/** Returns the stored form of a device: nobody who reads it learns whose it is. */
function sealDevice({ memberId, device }: Extract<CircleChange, { do: 'push' }>, { keys }: Context): string | null {
  if (device === null) return null;
  assertPushable(device.subscription.endpoint);
  return keys.encrypt('circle-push', memberId, JSON.stringify(device)).toString('base64');
}

function apply(state: CircleState, change: Applied, digest: string, context: Context): CircleState {
  const { now } = context;
  if (change.do === 'rename') return rename(state, change.memberId, digest, shownName(change.name), now);
  if (change.do === 'leave') return leave(state, change.memberId, digest, now);
  if (change.do === 'close') return close(state, digest, change.isClosed, now);
  return choosePush(state, change.memberId, digest, sealDevice(change, context));
}

/** Everybody can leave a circle, whatever moderators decided about it. */
const isOut = ({ do: what }: CircleChange) => what === 'leave' || what === 'end';

/** Changes a circle by the key of a member or of its maker. Throws `not-found`, `gone`, `invalid-input`. */
export async function changeCircleByKey(
  { circleId, key, change }: CircleChangeInput,
  context: Context,
): Promise<OutputOf<'circle-changes'>> {
  const { now } = context;
  const digest = digestOfKey(key);
  try {
    if (change.do === 'end') await endCircle(circleId, now, (state) => assertMaker(state, digest));
    else
      await changeCircle(circleId, now, (state) => ({ state: apply(state, change, digest, context) }), isOut(change));
  } catch (error) {
    if (!(isOut(change) && error instanceof DomainError && error.code === 'gone')) throw error;
  }
  if (change.do === 'end') noteDeletion({ kind: 'circles', id: circleId });
  if (change.do === 'leave') noteDeletion({ kind: 'members', id: change.memberId, other: circleId });
  return { circleId };
}
