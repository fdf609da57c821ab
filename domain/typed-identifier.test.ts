import { describe, expect, it } from 'vitest';
import fc from '../tests/fast-check.ts';
import { typedIdentifier, typedPassword } from './typed-identifier.ts';

const INVISIBLE = [
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
  '\ufeff',
  '\ufe0f',
  '\t',
  '\0',
];

describe('an identifier', () => {
  it.each([
    ['\u202amaya@example.com\u202c', 'maya@example.com'],
    ['\ufeffmaya\u200b@\u2060exam\u00adple.com', 'maya@example.com'],
    ['ｍａｙａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'maya@example.com'],
    ['anna\u2011lena@example.com', 'anna-lena@example.com'],
    ['o’hara@example.com', "o'hara@example.com"],
    ['\u200e+33\u00a06\u201012\u221234', '+33 6-12-34'],
    ['k7m2\u200dp9qa', 'k7m2p9qa'],
    [' two\t\nwords\u3000here\u2800', 'two words here'],
    ['Maya', 'Maya'],
    ['a--b_c', 'a--b_c'],
  ])('%j is read as %j', (typed, read) => expect(typedIdentifier(typed)).toBe(read));

  it('has the digits of every script', () => {
    const digits = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => (code < 0xd800 || code > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)))
      .map((code) => String.fromCodePoint(code));
    expect(digits.length % 10).toBe(0);
    expect(digits.map(typedIdentifier).join('')).toBe('0123456789'.repeat(digits.length / 10));
  });

  it('stays the same when read again, in linear time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.constantFrom(...INVISIBLE, 'a', '\u0301', '¨', '—', '″'), fc.string()) }),
        (text) => {
          expect(typedIdentifier(typedIdentifier(text))).toBe(typedIdentifier(text));
          expect(typedPassword(typedPassword(text))).toBe(typedPassword(text));
        },
      ),
    );
    expect(typedIdentifier('\u0669'.repeat(100_000))).toHaveLength(100_000);
  });
});
