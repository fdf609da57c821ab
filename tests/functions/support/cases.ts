import { closedPaths } from '@domain/closed-paths.ts';
import { isUrgent } from '@domain/moderation/reasons.ts';
import type { Complaint } from '@domain/moderation/report.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { db } from './backend.ts';

/** What a case that was just opened holds besides what was reported. */
export const newCase = ({ reason, note, about, isSignedIn = false }: Complaint) => ({
  reason,
  note,
  notes: [{ reason, note, ...(about !== undefined && { about }), at: expect.any(Number) }],
  count: 1,
  networks: 1,
  isBySignedIn: isSignedIn,
  rank: expect.any(Number),
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

/** The cases that have a value in a field. */
export const casesWhere = async (field: string, value: string) =>
  (await db().collection(closedPaths.reports).where(field, '==', value).get()).docs;
