import * as z from 'zod/mini';
import { REPORT_NOTE_MAX } from '../limits.ts';
import { submissionId, text } from '../schema.ts';

export const REPORT_REASONS = ['bullying', 'threat', 'sexual', 'self-harm', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportInput = z.object({
  messageId: submissionId,
  reason: z.enum(REPORT_REASONS),
  note: text(REPORT_NOTE_MAX),
});

/** A reported message. Copies the evidence, as the message may be deleted. Times in milliseconds since 1970. */
export const report = z.object({
  id: z.string(),
  /** Missing in older reports, whose own id it is. */
  messageId: z.optional(z.string()),
  recipientId: z.string(),
  message: z.string(),
  sentAt: z.number(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  reportedAt: z.number(),
  /** The same for every message of one sender to this recipient; null when it was no longer known. */
  senderKey: z.nullable(z.string()),
  /** The stored data about the sender; null when it had expired, missing in older reports. */
  tracking: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  status: z.enum(['open', 'deleted', 'kept']),
});
export type Report = z.infer<typeof report>;

/** Returns the id of a report. It includes the message's time, as a later message may have the same id. */
export const reportIdOf = (recipientId: string, message: { id: string; createdAt: number }): string =>
  `${message.id}.${recipientId}.${message.createdAt}`;
