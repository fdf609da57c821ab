import type { TrackingInput } from './tracking.ts';

/** What a sender who shares less tells of the device; the server's names for the types that it knows. */
const KINDS = ['mobile', 'tablet', 'desktop', 'tv'];

/** Returns the kind of device that a browser's words speak of; undefined without any. */
function kindOf({ device = '', userAgent = '', maxTouchPoints = 0 }: TrackingInput): string | undefined {
  // the device has worked it out itself
  if (KINDS.includes(device)) return device;
  if (userAgent === '') return undefined;
  const says = (words: RegExp) => words.test(userAgent);
  if (says(/\bTV\b|SmartTV/i)) return 'tv';
  if (says(/iPad|Tablet/i) || (says(/Android/i) && !says(/Mobile/i))) return 'tablet';
  if (says(/Mobi|iPhone|iPod/i)) return 'mobile';
  // an iPad says that it is a Mac, which has no touch screen
  return says(/Macintosh/) && maxTouchPoints > 1 ? 'tablet' : 'desktop';
}

/**
 * Returns what may be kept of a browser's data: with Do Not Track, only that signal; of somebody who shares less, the
 * kind of device. The device sends no more than that, and the server keeps no more of what is sent.
 */
export function asAllowed({ device, ...input }: TrackingInput): TrackingInput {
  const { timestamp, doNotTrack, shareLess } = input;
  const wish = shareLess ? { timestamp, shareLess } : { timestamp };
  if (doNotTrack) return { ...wish, doNotTrack };
  if (!shareLess) return input;
  const kind = kindOf({ ...input, ...(device !== undefined && { device }) });
  return { ...wish, ...(kind !== undefined && { device: kind }) };
}
