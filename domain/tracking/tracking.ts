import * as z from 'zod/mini';

const short = z.string().check(z.maxLength(120));
const long = z.string().check(z.maxLength(600));
const size = z.number().check(z.gte(0), z.lte(100_000));

/** What a browser tells, whatever it is: an odd value is left out, as nobody's answers are refused for it. */
const told = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** Whoever asks for privacy in an odd form has asked for it. */
const wish = z.catch(z.optional(z.boolean()), true);

/** What a browser reports (spec section 3). The server derives place and address itself and never accepts them here. */
export const trackingInput = z.object({
  /** When the submission was made; it may be sent much later. */
  timestamp: z.number().check(z.gte(0), z.lte(8_640_000_000_000_000)),
  userAgent: told(long),
  language: told(short),
  languages: told(z.array(short).check(z.maxLength(20))),
  platform: told(short),
  timezone: told(short),
  screen: told(z.object({ width: size, height: size, colorDepth: size, pixelRatio: size })),
  viewport: told(z.object({ width: size, height: size })),
  cookieEnabled: told(z.boolean()),
  onlineStatus: told(z.boolean()),
  doNotTrack: wish,
  /** The sender chose that the recipient sees only country and kind of device. */
  shareLess: wish,
  hardwareConcurrency: told(size),
  deviceMemory: told(size),
  maxTouchPoints: told(size),
  connection: told(z.object({ effectiveType: told(short), type: told(short) })),
  referrer: told(long),
});
export type TrackingInput = z.infer<typeof trackingInput>;

/** What the server parses from the user agent. */
const software = {
  device: z.optional(short),
  browser: z.optional(short),
  browserVersion: z.optional(short),
  os: z.optional(short),
  osVersion: z.optional(short),
};
/** What the server derives from the request's address. */
const place = {
  ip: z.optional(short),
  /** Set if the address comes from a proxy that others can use too; missing where the platform saw it itself. */
  isAddressUnproved: z.optional(z.boolean()),
  isp: z.optional(short),
  country: z.optional(short),
  countryCode: z.optional(short),
  region: z.optional(short),
  city: z.optional(short),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
};

export const tracking = z.extend(trackingInput, { ...software, ...place });
export type Tracking = z.infer<typeof tracking>;
export type Software = Pick<Tracking, keyof typeof software>;
/** Where a request comes from; the time zone stands in for a missing country. */
export type Place = Pick<Tracking, keyof typeof place | 'timezone'>;

export interface SeenTracking {
  tracking: Tracking;
  /** `server`: exactly what would be stored. `device`: the browser's own data, when the server didn't answer. */
  source: 'server' | 'device';
}
