import * as z from 'zod/mini';
import { REPORT_NOTE_MAX } from '../limits.ts';
import { submissionId, text } from '../schema.ts';

/** What a message can be reported for, as the one who got it sees it. */
export const REPORT_REASONS = ['bullying', 'threat', 'sexual', 'self-harm', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportInput = z.object({
  messageId: submissionId,
  reason: z.enum(REPORT_REASONS),
  /** What the reader wants to add; may be empty. */
  note: text(REPORT_NOTE_MAX),
});

/** A reported message: a copy of its own with the evidence, as the message may be deleted. Times in milliseconds since 1970. */
export const report = z.object({
  id: z.string(),
  /** Missing in older reports, whose id it is. */
  messageId: z.optional(z.string()),
  recipientId: z.string(),
  message: z.string(),
  sentAt: z.number(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  reportedAt: z.number(),
  /** The same for every message of one sender to this recipient; null when it was no longer known. */
  senderKey: z.nullable(z.string()),
  /** What was known of the sender, as it was stored; null when its time was up, missing in older reports. */
  tracking: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  status: z.enum(['open', 'deleted', 'kept']),
});
export type Report = z.infer<typeof report>;

/** The id of a person's report of a message. The message's time is part of it: a later message may have the same id. */
export const reportIdOf = (recipientId: string, message: { id: string; createdAt: number }): string =>
  `${message.id}.${recipientId}.${message.createdAt}`;
