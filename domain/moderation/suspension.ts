import * as z from 'zod/mini';
import { REPORT_REASONS } from './reasons.ts';

/** Times in milliseconds since 1970. */
const at = { at: z.number(), reason: z.enum(REPORT_REASONS) };

/** Why a creator is suspended; they are as long as there is one. For operators, as it names one. */
export const suspension = z.object({
  uid: z.string(),
  ...at,
  /** Null until it is lifted. */
  until: z.nullable(z.number()),
  note: z.string(),
  operatorId: z.string(),
});
export type Suspension = z.infer<typeof suspension>;

/** What suspended people read of it, in their account. */
export const ownSuspension = z.object({ ...at, until: z.nullable(z.number()) });
export type OwnSuspension = z.infer<typeof ownSuspension>;
