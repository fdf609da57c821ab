export const REPORT_KINDS = [
  ...(['profile', 'photo', 'quiz', 'player-name', 'result', 'message', 'reply'] as const),
  ...(['circle', 'circle-name'] as const),
];
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = ['bullying', 'threat', 'sexual', 'self-harm', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Reasons for which someone may need help before a report is read. */
const URGENT_REASONS: readonly ReportReason[] = ['threat', 'self-harm'];

export const isUrgent = (reason: ReportReason): boolean => URGENT_REASONS.includes(reason);
