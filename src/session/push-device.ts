import type { Language } from '@domain/languages.ts';
import { PATIENCE_MS } from '@domain/patience.ts';
import { create } from 'zustand';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { call } from '../data/callables.ts';
import { removeDevice } from '../data/devices.ts';
import { i18n } from '../i18n/i18n.ts';
import { isWithin } from '../lib/clock.ts';
import { subscribeToPush, unsubscribeFromPush } from '../lib/push-subscription.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { timeZoneHere } from '../lib/surroundings.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { isOfflineNow } from '../stores/sync-status.ts';

/** How long this device isn't reported as in use again. */
const TOLD_FOR_MS = 24 * 3_600_000;

interface Told {
  id: string;
  at: number;
  /** What was last sent to the server, to compare. */
  about: string;
}
const readTold = (uid: string) => readStored<Told>(STORAGE_KEYS.pushDevice(uid));

/** The id of this device, once the server can push to it: then pushes, and no tab, announce news. */
export const usePushDevice = create<{ id: string | null }>(() => ({ id: null }));

/** Tells the server, unless it was told the same today. Throws what the browser and `saveDevice` throw. */
export async function registerDevice(uid: string): Promise<void> {
  const subscription = await subscribeToPush();
  const input = { subscription, language: i18n.language as Language, timeZone: timeZoneHere() ?? 'UTC' };
  const about = JSON.stringify(input);
  const told = readTold(uid);
  const isKnown = told?.about === about && isWithin(told.at, TOLD_FOR_MS);
  const { id } = isKnown ? told : await call('saveDevice', input);
  if (!isKnown) writeStored(STORAGE_KEYS.pushDevice(uid), { id, at: Date.now(), about } satisfies Told);
  usePushDevice.setState({ id });
}

/** A request that doesn't come through in time is made good by the push service. Never throws. */
export async function forgetDevice(uid: string): Promise<void> {
  const told = readTold(uid);
  usePushDevice.setState({ id: null });
  if (!told) return;
  writeStored(STORAGE_KEYS.pushDevice(uid), null);
  const removing = removeDevice(told.id).catch(() => undefined);
  const ending = Promise.all([unsubscribeFromPush(), isOfflineNow() ? undefined : removing]);
  await withTimeout(
    ending.then(() => undefined),
    PATIENCE_MS.save,
  );
}
