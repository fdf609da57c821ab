import { expect, it, test } from 'vitest';
import { PROFILE_NAME_MAX } from '../limits.ts';
import { parse } from '../schema.ts';
import { initialOf } from './name.ts';
import { profileName } from './profile.ts';

test.each([
  ['Maya', 'Maya'],
  [' Ida B. ', 'Ida B.'],
  ['李小龍', '李小龍'],
  ['محمد العربي', 'محمد العربي'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🚀 A', '👩\u200d🚀 A'],
  ['x'.repeat(PROFILE_NAME_MAX), 'x'.repeat(PROFILE_NAME_MAX)],
])('%j is accepted', (typed, name) => expect(parse(profileName, typed)).toBe(name));

test.each([
  ['', 'required'],
  [' \t', 'required'],
  ['\u200b\u2060', 'invalid'],
  ['\u3164\u115f', 'invalid'],
  ['42', 'invalid'],
  ['👩\u200d🚀', 'invalid'],
  ['\u202eayaM', 'invalid'],
  ['Maya\u2069', 'invalid'],
  ['Ma\u0000ya', 'invalid'],
  ['Maya\nWhoKnows', 'invalid'],
  ['Maya\u2028Lind', 'invalid'],
  ['Maya\u009f', 'invalid'],
  ['x'.repeat(PROFILE_NAME_MAX + 1), 'too-long'],
])('%j is refused: %s', (typed, problem) =>
  expect(() => parse(profileName, typed)).toThrow(expect.objectContaining({ fields: { '': problem } })),
);

it.each([
  ['maya', 'M'],
  ['  robin', 'R'],
  ['\u202e\u200bevil', 'E'],
  ['👩\u200d🚀 Ada', '👩'],
  ['', '?'],
  ['\u3164', '?'],
])('%j has the initial %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
