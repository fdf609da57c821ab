import { expect, it } from 'vitest';
import { REPORT_COUNT_MAX, REPORT_DUE_S, REPORT_DUE_URGENT_S, REPORT_NOTES_MAX } from '../limits.ts';
import type { ReportKind } from './reasons.ts';
import {
  accusedIdOf,
  type Complaint,
  countOf,
  dueAtOf,
  evidenceOf,
  kindOf,
  notesOf,
  openCase,
  type Report,
  report,
  subjectOf,
  withComplaint,
} from './report.ts';

const NOW = 1_750_000_000_000;
const DUE = REPORT_DUE_S * 1000;
const URGENT = REPORT_DUE_URGENT_S * 1000;
const complaint = (reason: Complaint['reason'] = 'bullying', note = '') => ({ reason, note });

const makeCase = (changes: Partial<Report> = {}, opened = complaint()): Report => ({
  id: 'profile.someone.abc',
  kind: 'profile',
  subject: { uid: 'someone' },
  accusedId: 'someone',
  evidence: { name: 'Sam' },
  ...openCase(opened, NOW),
  ...changes,
});

/** The case after other complaints, a second apart. */
function after(start: Report, complaints: readonly Complaint[]): Report {
  const found = { ...start };
  for (const [index, one] of complaints.entries())
    Object.assign(found, withComplaint(found, one, NOW + (index + 1) * 1000));
  return found;
}

it('a report from before there were kinds gets the right kind', () => {
  const older = { id: 'some-id', message: 'You', reason: 'threat', note: 'Look', reportedAt: NOW, status: 'open' };
  const message = report.parse({ ...older, recipientId: 'me', sentAt: 1, senderKey: null });
  expect([kindOf(message), subjectOf(message), accusedIdOf(message)]).toEqual([
    'message',
    { messageId: 'some-id' },
    null,
  ]);
  expect([countOf(message), dueAtOf(message)]).toEqual([1, NOW + URGENT]);
  expect(notesOf(message)).toEqual([{ reason: 'threat', note: 'Look', at: NOW }]);
  const reply = report.parse({ ...older, messageId: 'its', replierId: 'who', reply: 'No', sentAt: 1, senderKey: null });
  expect([kindOf(reply), subjectOf(reply), accusedIdOf(reply)]).toEqual(['reply', { messageId: 'its' }, 'who']);
  expect(evidenceOf(reply)).toEqual({ message: 'You', reply: 'No' });
});

it('many complaints make one case with their count and the first notes', () => {
  const many = Array.from({ length: 30 }, (_, n) => complaint('spam', `No. ${n}`));
  const found = after(makeCase(), many);
  expect(countOf(found)).toBe(31);
  expect(notesOf(found).map(({ note }) => note)).toEqual([
    '',
    ...many.slice(0, REPORT_NOTES_MAX - 1).map((n) => n.note),
  ]);
  expect([found.reason, found.reportedAt, found.dueAt]).toEqual(['bullying', NOW, NOW + DUE]);
  expect(withComplaint({ ...found, count: REPORT_COUNT_MAX }, complaint(), NOW)).toBeNull();
});

it('an urgent complaint moves the deadline forward and its note is read, however many others there are; later ones change nothing', () => {
  const many = Array.from({ length: 30 }, () => complaint('spam'));
  const found = after(makeCase(), [...many, complaint('threat', 'He means it')]);
  expect(notesOf(found)).toHaveLength(REPORT_NOTES_MAX);
  expect(notesOf(found).at(-1)).toMatchObject({ note: 'He means it' });
  const due = NOW + 31_000 + URGENT;
  expect(found.dueAt).toBe(due);
  expect(after(found, [...many, complaint('self-harm'), complaint()]).dueAt).toBe(due);
});

it.each<[string, Partial<Report>, Complaint, boolean]>([
  ['was kept and is reported again', { status: 'kept' }, complaint('spam'), false],
  ['was kept, and is said to be urgent for the first time', { status: 'kept' }, complaint('threat'), true],
  ['was deleted and is back', { status: 'deleted' }, complaint('spam'), true],
  ...(['message', 'reply'] as const).map((kind: ReportKind): [string, Partial<Report>, Complaint, boolean] => [
    `is a ${kind} whose reader insists`,
    { kind, status: 'kept' },
    complaint(),
    true,
  ]),
])('what %s: %o', (_, before, again, isOpen) => {
  const decided = makeCase({ resolvedAt: NOW, claim: { operatorId: 'op', until: NOW }, alertedAt: NOW, ...before });
  const found = after(decided, [again]);
  expect(found.count).toBe(2);
  if (!isOpen) {
    expect(found).toEqual({ ...decided, count: 2 });
    return;
  }
  expect(found).toMatchObject({ status: 'open', ...again, reportedAt: NOW + 1000, claim: null, alertedAt: null });
  expect(found.dueAt).toBe(NOW + 1000 + (again.reason === 'threat' ? URGENT : DUE));
});

it('a second urgent complaint does not reopen a case that was kept after the first', () => {
  const decided = makeCase({ status: 'kept' }, complaint('threat'));
  expect(after(decided, [complaint('self-harm')]).status).toBe('kept');
});

it('repeating a complaint about a message changes nothing', () => {
  const message = makeCase({ kind: 'message' }, complaint('spam', 'Again'));
  expect(withComplaint(message, complaint('spam', 'Again'), NOW)).toBeNull();
  expect(withComplaint(message, complaint('threat', 'Again'), NOW)).toMatchObject({ count: 2, dueAt: NOW + URGENT });
});

it('operators are alerted once when an open case becomes urgent, and warned again of an earlier deadline', () => {
  const before = makeCase({ warnedAt: NOW }, complaint('spam'));
  expect([before.isUrgent, after(before, [complaint('other')]).warnedAt]).toEqual([false, NOW]);
  const urgent = after(before, [complaint('self-harm')]);
  expect(urgent).toMatchObject({ reason: 'spam', isUrgent: true, alertedAt: null, warnedAt: null });
  const told = { ...urgent, alertedAt: NOW, warnedAt: NOW };
  expect(after(told, [complaint('threat')])).toMatchObject({ isUrgent: true, alertedAt: NOW, warnedAt: NOW });
});

it('reports from an account or a second network come first, and one network cannot bury them', () => {
  const real = makeCase({}, complaint('threat'));
  const fakes = Array.from({ length: 3 }, (_, n) => makeCase(openCase(complaint('threat'), NOW - n * 1000)));
  const confirmed = { ...real, ...withComplaint(real, { ...complaint('threat'), isNewNetwork: true }, NOW) };
  expect(confirmed.networks).toBe(2);
  const signedIn = makeCase(openCase({ ...complaint('threat'), isSignedIn: true }, NOW));
  const ranks = (cases: readonly Report[]) => cases.map(({ rank = 0 }) => rank);
  expect(Math.max(...ranks([confirmed, signedIn]))).toBeLessThan(Math.min(...ranks(fakes)));
  expect(Math.max(...ranks(fakes))).toBeLessThan(Math.min(...ranks([makeCase()])));
});

it("an urgent complaint beyond one network's quota is handled like any other", () => {
  const throttled = { ...complaint('threat'), isThrottled: true };
  for (const found of [makeCase(openCase(throttled, NOW)), after(makeCase(), [throttled])])
    expect([found.isUrgent, dueAtOf(found)]).toEqual([false, NOW + DUE]);
});
