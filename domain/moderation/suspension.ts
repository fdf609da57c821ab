import * as z from 'zod/mini';
import { REPORT_REASONS } from './reasons.ts';

/** All that a suspension does. tests/functions/suspensions.test.ts asks for each before, during and after it. */
export const SUSPENSION_EFFECTS = [
  // nobody sees them
  'profile-hidden',
  'quizzes-hidden',
  'circles-hidden',
  'pages-hidden',
  'list-hidden',
  'pictures-hidden',
  'results-hidden',
  // nobody gets through to them
  'no-answers',
  'no-messages',
  'no-passwords',
  // they reach nobody
  'no-saving',
  'no-order',
  'no-new-reply',
  'no-reply-shown',
  'no-photo',
  // after what uploads one
  'photo-hidden',
  // they learn nothing of others
  'no-senders',
  'no-players',
  // and don't come back under the same address or provider
  'no-return',
] as const;
export type SuspensionEffect = (typeof SUSPENSION_EFFECTS)[number];

const at = { at: z.number(), reason: z.enum(REPORT_REASONS) };

/** Why a creator is suspended; they are as long as there is one. For operators, as it names one. */
export const suspension = z.object({
  uid: z.string(),
  ...at,
  until: z.nullable(z.number()),
  note: z.string(),
  operatorId: z.string(),
  /** Keyed hashes of how they sign in: signing up with one of them is suspended as well. */
  marks: z.optional(z.array(z.string())),
});
export type Suspension = z.infer<typeof suspension>;

export const ownSuspension = z.object({ ...at, until: z.nullable(z.number()) });
export type OwnSuspension = z.infer<typeof ownSuspension>;
