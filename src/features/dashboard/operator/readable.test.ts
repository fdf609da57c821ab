import { expect, test } from 'vitest';
import { readable } from './readable.ts';

test.each<[unknown, string]>([
  ['Hello', 'Hello'],
  [3, '3'],
  [null, ''],
  [['Red', 'Blue'], '\u2068Red\u2069 · \u2068Blue\u2069'],
  [
    { id: 'q1', salt: 'a1', digest: 'b2', options: ['Red', 'Blue'], question: 'Color?' },
    'Color?\n\u2068Red\u2069 · \u2068Blue\u2069',
  ],
  [
    [
      { id: 'q1', question: 'One?' },
      { id: 'q2', question: 'Two?' },
    ],
    'One?\n\nTwo?',
  ],
])('%j', (value, text) => expect(readable(value)).toBe(text));
