import { expect, it } from 'vitest';
import { initialOf } from './initial.ts';

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
