import { checkAddress } from './checks/address.ts';
import { checkJourney } from './checks/journey.ts';
import { checkFrames, checkHeaders, checkMissing } from './checks/pages.ts';
import type { LiveCheck } from './site.ts';

export const LIVE_CHECKS = {
  headers: checkHeaders,
  'missing pages and files': checkMissing,
  frames: checkFrames,
  'addresses of visitors': checkAddress,
  'a quiz from sign-up to deletion': checkJourney,
} as const satisfies Readonly<Record<string, LiveCheck>>;
