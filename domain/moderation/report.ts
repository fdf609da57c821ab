import * as z from 'zod/mini';
import { sentMessageKey } from '../deletion.ts';
import { REPORT_NOTE_MAX } from '../limits.ts';
import { submissionId, text } from '../schema.ts';

export const REPORT_REASONS = ['bullying', 'threat', 'sexual', 'self-harm', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const complaint = { reason: z.enum(REPORT_REASONS), note: text(REPORT_NOTE_MAX) };

export const reportInput = z.object({ messageId: submissionId, ...complaint });

/** By the sender of the message, whose key proves it. */
export const replyReportInput = z.extend(sentMessageKey, complaint);

/**
 * A reported message, or a reported reply to one. Copies the evidence, as both may be deleted. Times in milliseconds
 * since 1970.
 */
export const report = z.object({
  id: z.string(),
  /** Missing in older reports, whose own id it is. */
  messageId: z.optional(z.string()),
  /** Who reported a message. */
  recipientId: z.optional(z.string()),
  /** Who wrote a reported reply. Its reporter has no account, and nothing about them is kept. */
  replierId: z.optional(z.string()),
  message: z.string(),
  /** The reply, if there was one. */
  reply: z.optional(z.string()),
  repliedAt: z.optional(z.number()),
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

/** Returns the id of a reply's report: another one for every edit of the reply. */
export const replyReportIdOf = (messageId: string, repliedAt: number): string => `reply.${messageId}.${repliedAt}`;
