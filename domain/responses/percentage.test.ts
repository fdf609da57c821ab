import { expect, test } from 'vitest';
import { dareOf, scoreLevel } from './percentage.ts';

test.each([
  [100, 'high'],
  [80, 'high'],
  [79.99, 'middle'],
  [40, 'middle'],
  [39.99, 'low'],
  [0, 'low'],
])('%d percent is %s', (percentage, level) => expect(scoreLevel(percentage)).toBe(level));

test('nobody is dared to beat all right', () => expect([100, 99, 0].map(dareOf)).toEqual(['all', 'high', 'low']));
