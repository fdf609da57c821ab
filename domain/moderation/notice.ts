import * as z from 'zod/mini';
import { ALERT_BATCH_MAX, WARN_BEFORE_S } from '../limits.ts';
import { CASE_KINDS, type CaseKind } from './case.ts';

export const NOTICE_KINDS = ['urgent', 'warning', 'digest'] as const;
/** Why operators get a mail: urgent cases came in, deadlines are close, or a day is over. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What alerts know of a case: nothing that a person wrote. */
export interface AlertCase {
  on: CaseKind;
  id: string;
  kind: string;
  isUrgent: boolean;
  dueAt: number;
}

export const notice = z.object({
  kind: z.enum(NOTICE_KINDS),
  total: z.number(),
  isMore: z.boolean(),
  kinds: z.array(z.object({ on: z.enum(CASE_KINDS), kind: z.string(), count: z.number() })),
  urgent: z.number(),
  overdue: z.number(),
  /** Within WARN_BEFORE_S. */
  soon: z.number(),
  firstDueAt: z.number(),
  only: z.nullable(z.object({ on: z.enum(CASE_KINDS), id: z.string() })),
});
export type Notice = z.infer<typeof notice>;

function countKinds(cases: readonly AlertCase[]): Notice['kinds'] {
  const counts = new Map<string, Notice['kinds'][number]>();
  for (const { on, kind } of cases) {
    const key = `${on} ${kind}`;
    counts.set(key, { on, kind, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

/** Returns what to say about the first ALERT_BATCH_MAX cases; null for none. */
export function noticeOf(kind: NoticeKind, found: readonly AlertCase[], now: number): Notice | null {
  const cases = found.slice(0, ALERT_BATCH_MAX);
  const [only] = cases;
  if (!only) return null;
  const total = cases.length;
  const overdue = cases.filter(({ dueAt }) => dueAt <= now).length;
  return {
    kind,
    total,
    isMore: found.length > total,
    kinds: countKinds(cases),
    urgent: cases.filter(({ isUrgent }) => isUrgent).length,
    overdue,
    soon: cases.filter(({ dueAt }) => dueAt <= now + WARN_BEFORE_S * 1000).length - overdue,
    firstDueAt: cases.reduce((first, { dueAt }) => Math.min(first, dueAt), Number.MAX_SAFE_INTEGER),
    only: total === 1 ? { on: only.on, id: only.id } : null,
  };
}
