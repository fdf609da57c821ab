import { href } from '../config/href.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { useDeviceState } from '../lib/use-device-state.ts';

/** For pages that must not load Auth. It decides only where links lead; nothing private depends on it. */
export interface SessionHint {
  uid: string;
  username: string | null;
  isMinor?: boolean;
  isGuest?: boolean;
}

export const readSessionHint = () => readStored<SessionHint>(STORAGE_KEYS.sessionHint);
export const writeSessionHint = (hint: SessionHint | null) => writeStored(STORAGE_KEYS.sessionHint, hint);

/** Returns where a demo's exit leads: to the dashboard for creators, else to the landing page. */
export const homePath = () => (readSessionHint() ? href.dashboard() : '/');

/** Returns whether an address is probably one of the public pages of this device's creator. */
export const useIsProbablyMine = (pathname: string): boolean =>
  useDeviceState(() => readSessionHint()?.username ?? null, null)[0] === pathname.split('/')[1];

export const useIsProbablyMinor = (): boolean => useDeviceState(() => readSessionHint()?.isMinor ?? false, false)[0];

export const useIsProbablyMe = (uid: string): boolean => useDeviceState(() => readSessionHint()?.uid === uid, false)[0];
