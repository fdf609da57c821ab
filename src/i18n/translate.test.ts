import { describe, expect, it } from 'vitest';
import { isolated } from './translate.ts';

describe('isolated', () => {
  it('wraps text that is read from right to left, or changes direction', () => {
    for (const text of ['Robin', 'Zoë 李 👩‍🚀', '']) expect(isolated(text)).toBe(text);
    for (const text of ['محمد', 'דוד', 'Robin \u202e', '𞤀']) expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  });
});
