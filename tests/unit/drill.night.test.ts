import { expect, it } from 'vitest';
import { differences } from '../../scripts/drill/compare.ts';

const text = (stringValue: string) => ({ stringValue });
const map = (fields: object) => ({ mapValue: { fields } });
const count = (number: number) => ({ integerValue: `${number}` });
const response = (quizId: string) => ({ quiz: map({ id: text(quizId) }) });
const quiz = (responses: number) => ({ scores: map({ '1/2': count(responses) }) });
const message = { recipientId: text('ada'), createdAt: { timestampValue: '2026-01-01T00:00:00Z' } };
const account = (messages: number) => ({ inbox: map({ messages: count(messages) }) });

const BACKUP = {
  'accounts/ada': account(1),
  'messages/kept': message,
  'quizzes/q': quiz(2),
  'responses/one': response('q'),
  'responses/two': response('q'),
  'usernames/kim': { uid: text('kim') },
};
const { 'responses/two': _, 'usernames/kim': __, ...left } = BACKUP;
const LOST = { ...left, 'responses/new': response('q') };
const RIGHT = { ...left, 'quizzes/q': quiz(1) };
const find = (now: object) => {
  const stages = { backup: BACKUP, lost: LOST, now };
  const [backup, lost, here] = Object.values(stages).map((documents) => new Map(Object.entries(documents)));
  return differences({ backup: backup ?? new Map(), lost: lost ?? new Map(), now: here ?? new Map() }, ['kim']);
};

it('a drill detects missing data, data that is back, a wrong count, and a trace of an erased person', () => {
  expect(find(RIGHT)).toEqual([]);
  const { 'messages/kept': ___, ...without } = RIGHT;
  expect(find(without)).toEqual(['messages/kept is missing', 'accounts/ada counts 1 messages of 0']);
  expect(find(BACKUP)).toEqual([
    'responses/two is back',
    'usernames/kim is back',
    'usernames/kim tells of an erased account',
  ]);
  expect(find({ ...RIGHT, 'quizzes/q': quiz(2) })).toEqual(['quizzes/q counts 2 responses of 1']);
});
