import * as z from 'zod/mini';

/** Somebody who decides about reports. */
export const operator = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  addedAt: z.number(),
  language: z.optional(z.string()),
});
export type Operator = z.infer<typeof operator>;

const AUDIT_ACTIONS = [
  'claim',
  'open-sender',
  'release',
  'keep',
  'remove',
  'hide-name',
  'remove-photo',
  'remove-present',
  'put-back',
  'warn',
  'suspend',
  'lift',
  'reply',
  'reply-failed',
  'close',
  'hand-over',
  'operator-added',
  'operator-removed',
  'switch-off',
  'switch-on',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The operator recorded for commands and schedules. */
export const SYSTEM = 'system';

/** An entry of the log of what operators did. Written once, never changed. */
export const auditEntry = z.object({
  at: z.number(),
  operatorId: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  on: z.enum(['report', 'request', 'account', 'switch']),
  /** The id of the report or the request, the account's uid, or the switch. */
  id: z.string(),
  accusedId: z.nullable(z.string()),
  note: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
