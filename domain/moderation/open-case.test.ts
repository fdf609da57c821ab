import { expect, it } from 'vitest';
import { type AnyCase, actionsOn, leadOf } from './open-case.ts';
import type { ReportReason } from './reasons.ts';
import { gistOf, openCase, type Report } from './report.ts';

const reportOf = (reason: ReportReason, changes: Partial<Report> = {}): Report => ({
  id: 'quiz.0123',
  kind: 'quiz',
  accusedId: 'someone',
  evidence: { title: 'Spot my lies', questions: [] },
  ...openCase({ reason, note: '' }, 0),
  ...changes,
});
const caseOf = (...given: Parameters<typeof reportOf>): AnyCase => ({ on: 'report', found: reportOf(...given) });

it.each([
  ['a threat leads with its removal', caseOf('threat'), 'remove', 'remove', 'keep'],
  ['of somebody in need nothing is urged', caseOf('self-harm'), null, 'remove', 'keep'],
  ['of spam nothing is urged', caseOf('spam'), null, 'keep', 'hand-over'],
  [
    'what was removed can be put back',
    caseOf('spam', { status: 'deleted', removed: ['quiz'] }),
    'put-back',
    'put-back',
    'put-back',
  ],
] as const)('%s', (_, found, lead, first, last) => {
  expect(leadOf(found)).toBe(lead);
  expect([actionsOn(found)[0], actionsOn(found).at(-1)]).toEqual([first, last]);
});

it.each([
  [reportOf('spam'), 'Spot my lies'],
  [reportOf('spam', { kind: 'message', evidence: undefined, message: 'Boo' }), 'Boo'],
  [reportOf('spam', { kind: 'reply', evidence: undefined, message: 'Boo', reply: 'Stop' }), 'Stop'],
  [reportOf('spam', { kind: 'photo', evidence: {} }), ''],
])('a list names reported content by its own words', (found, words) => expect(gistOf(found)).toBe(words));
