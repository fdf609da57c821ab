import { describe, expect, it } from 'vitest';
import fc from '../tests/fast-check.ts';
import { isBlankText, typedIdentifier, typedName, typedPassword, typedText } from './typed-text.ts';

const INVISIBLE = [
  ...[' ', '\t', '\n', '\u0000', '\u00a0', '\u2028', '\u3000', '\ufeff'],
  // soft hyphen, combining grapheme joiner, marks of direction, Hangul fillers, joiners, braille blank
  ...['\u00ad', '\u034f', '\u061c', '\u200e', '\u202e', '\u2069', '\u115f', '\u1160', '\u3164', '\uffa0', '\u180e'],
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\u2800'],
  // variation selectors, a tag
  ...['\ufe0f', '\u{e0100}', '\u{e0020}'],
];
const VISIBLE = ['a', '7', '.', '李', 'م', '한', 'é', '❤️', '👩‍🚀', '🇫🇷', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', '\u0301x', '\u2801'];

const invisible = fc.string({ unit: fc.constantFrom(...INVISIBLE), maxLength: 20 });
const visible = fc.constantFrom(...VISIBLE);

describe('a text', () => {
  it('of invisible characters only is blank', () => {
    for (const character of ['', ...INVISIBLE]) expect([character, isBlankText(character)]).toEqual([character, true]);
    fc.assert(fc.property(invisible, (text) => isBlankText(text) && typedText(text) === '' && typedName(text) === ''));
  });

  it('with one visible character is not blank, and keeps its joiners', () => {
    for (const character of VISIBLE)
      expect([character, typedText(character), typedName(character)]).toEqual([character, character, character]);
    fc.assert(
      fc.property(
        invisible,
        visible,
        invisible,
        (before, character, after) => !isBlankText(before + character + after),
      ),
    );
  });

  it('has whole characters only, and no control characters but tabs and line ends', () => {
    expect(typedText('a\uD83D b\u0000c\u001B[0m\u0085\t\r\nd')).toBe('a\uFFFD bc[0m\t\r\nd');
    expect(typedName('Ma\u0000ya\uDE00')).toBe('Maya\uFFFD');
  });

  it('is trimmed, and stays the same when stored again', () => {
    expect(typedText(' \n hello you\t')).toBe('hello you');
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(visible, fc.constantFrom(...INVISIBLE), fc.string()) }), (text) => {
        expect(typedText(typedText(text))).toBe(typedText(text));
        expect(typedName(typedName(text))).toBe(typedName(text));
      }),
    );
  });

  it('is processed in linear time', () => {
    expect(isBlankText('\u200b'.repeat(1_000_000))).toBe(true);
  });
});

describe('a name', () => {
  it('cannot change the direction of the sentence around it', () => {
    expect(typedName('\u202eevil\u202c')).toBe('evil');
    expect(typedName('\u2067Robin\u2069 ')).toBe('Robin');
    expect(typedName(' محمد العربي ')).toBe('محمد العربي');
  });

  it('is one line, without control characters', () => {
    expect(typedName('Maya\r\n\tLind\u2028B.')).toBe('Maya Lind B.');
    expect(typedName('Ma\u0000y\u009fa\u007f')).toBe('Maya');
  });
});

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
