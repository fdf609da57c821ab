import { isUrgent } from '@domain/moderation/reasons.ts';
import type { Complaint } from '@domain/moderation/report.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';

/** What a case that was just opened holds besides what was reported. */
export const newCase = ({ reason, note }: Complaint) => ({
  reason,
  note,
  notes: [{ reason, note, at: expect.any(Number) }],
  count: 1,
  reportedAt: expect.any(Timestamp),
  isUrgent: isUrgent(reason),
  dueAt: expect.any(Timestamp),
  expiresAt: expect.any(Timestamp),
  status: 'open',
  claim: null,
  assignedTo: null,
  alertedAt: null,
  warnedAt: null,
});
