import { describe, expect, it } from 'vitest';
import fc from '../tests/fast-check.ts';
import { isBlankText, typedName, typedText } from './typed-text.ts';

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
