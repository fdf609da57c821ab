import { DomainError } from '@domain/errors.ts';
import { GUEST_KEPT_S } from '@domain/limits.ts';
import { fetchIdentities } from '../db/auth-users.ts';
import { forEachEndedGuest, noteMove, prolongGuest } from '../db/guests.ts';
import type { CallerContext, Context } from './context.ts';
import { scheduleErasure } from './erasure.ts';
import { finishMove } from './guest-moves.ts';
import type { Keys } from './keys.ts';
import { countStep } from './service-days.ts';
import { isSignedAndOpen, signExpiry } from './signed-expiry.ts';

export const guestUntil = (now: number): number => now + GUEST_KEPT_S * 1000;

/** Returns a pass by which any account can take over a guest's data, for as long as they exist. */
export const guestPass = (uid: string, now: number, keys: Keys): string =>
  `${uid}.${signExpiry('guest', [uid], guestUntil(now), keys)}`;

/** Returns whose pass this is; null if it isn't valid, or has expired. */
function guestOf(pass: string, { now, keys }: Pick<Context, 'now' | 'keys'>): string | null {
  const [uid = '', ...signed] = pass.split('.');
  return isSignedAndOpen('guest', [uid], signed.join('.'), now, keys) ? uid : null;
}

/** Moves a guest's things to an account; a task erases the guest, moving late ones first. Throws `not-found`. */
export async function takeOver(
  pass: string,
  to: string,
  context: Pick<CallerContext, 'now' | 'keys' | 'entry'>,
): Promise<void> {
  const from = guestOf(pass, context);
  const move = from === null ? null : await noteMove(from, to);
  if (from === null || move === null) throw new DomainError('not-found', 'There is no such guest.');
  if (move === 'noted') countStep(context.entry, 'kept');
  await scheduleErasure(from, context.now, to);
  await finishMove(from);
}

/** Erases a guest's data, unless somebody has signed in to keep it. */
async function endGuest(uid: string, now: number): Promise<void> {
  // signed in, and their name not confirmed yet
  if ((await fetchIdentities(uid)).length > 0) await prolongGuest(uid, guestUntil(now));
  else await scheduleErasure(uid, now);
}

/** Erases the guests whose time is over. */
export async function endGuests(now: number, signal: AbortSignal): Promise<void> {
  await forEachEndedGuest(now, (uid) => endGuest(uid, now), signal);
}
