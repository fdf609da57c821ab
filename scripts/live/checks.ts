import { checkAddress } from './checks/address.ts';
import { checkFrames } from './checks/frames.ts';
import { checkHeaders } from './checks/headers.ts';
import { checkJourney } from './checks/journey.ts';
import { checkMissing } from './checks/missing.ts';
import type { LiveCheck } from './site.ts';

/** What anybody can look at, by name. */
export const LIVE_CHECKS = {
  headers: checkHeaders,
  'missing pages and files': checkMissing,
  frames: checkFrames,
  'addresses of visitors': checkAddress,
  'a quiz from sign-up to deletion': checkJourney,
} as const satisfies Readonly<Record<string, LiveCheck>>;
