import { randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';
import { isSignedAndOpen, signExpiry } from './signed-expiry.ts';

/** The only cookie that Hosting passes on. */
export const DEVICE_COOKIE = '__session';
/** How long one lives: longer than a crowd stays, and too short to follow anybody by. */
export const DEVICE_COOKIE_S = 24 * 3600;

/** Returns the value of a cookie that distinguishes a device from others behind its address: `id.expiry.signature`. */
export function makeDeviceCookie(now: number, keys: Keys): string {
  const id = randomBytes(16).toString('hex');
  return `${id}.${signExpiry('device', [id], now + DEVICE_COOKIE_S * 1000, keys)}`;
}

/** Returns the device that a Cookie header proves; null without a complete cookie of our own that hasn't expired. */
export function deviceIn(cookies: string | undefined, now: number, keys: Keys): string | null {
  const [, id, signed] = /(?:^|;\s*)__session=([0-9a-f]{32})\.([^;]+)/.exec(cookies ?? '') ?? [];
  return id !== undefined && signed !== undefined && isSignedAndOpen('device', [id], signed, now, keys) ? id : null;
}
