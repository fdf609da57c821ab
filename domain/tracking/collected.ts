import type { TrackingInput } from './tracking.ts';

/** Returns what of a browser's data may be stored: with Do Not Track or sharing less, that setting only. */
export function asAllowed(input: TrackingInput): TrackingInput {
  const { timestamp, doNotTrack, shareLess } = input;
  if (!doNotTrack && !shareLess) return input;
  return { timestamp, ...(doNotTrack && { doNotTrack }), ...(shareLess && { shareLess }) };
}

const WEB_ADDRESS = /^(https?:\/\/)(?:[^/?#@]*@)?([a-z\d.:[\]-]+)(?=[/?#]|$)/i;

/** Returns the origin of the referring site; never our own, whose addresses may name a person or a result. */
export function referrerOf(address: string, ownOrigin?: string): string | undefined {
  const [, scheme, host] = WEB_ADDRESS.exec(address) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  const origin = `${scheme}${host}`.toLowerCase();
  return origin === ownOrigin ? undefined : origin;
}
