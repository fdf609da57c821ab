import { expect, test } from 'vitest';
import { scoreLevel } from './percentage.ts';

test.each([
  [100, 'high'],
  [80, 'high'],
  [79.99, 'middle'],
  [40, 'middle'],
  [39.99, 'low'],
  [0, 'low'],
])('%d percent is %s', (percentage, level) => expect(scoreLevel(percentage)).toBe(level));
