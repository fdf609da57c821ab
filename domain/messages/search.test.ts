import { expect, it } from 'vitest';
import { MESSAGE_SEARCH_MAX } from '../limits.ts';
import { hasWords, markWords, toSearchable, toSearchWords } from './search.ts';

const finds = (text: string, typed: string) => hasWords(toSearchable(text), toSearchWords(typed));
/** The text with what was found in brackets. */
const mark = (text: string, typed: string) =>
  markWords(toSearchable(text), toSearchWords(typed))
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['You make Mondays bearable.', 'monday', 'You make [Monday]s bearable.'],
  ['Crème brûlée?', 'BRULEE', 'Crème [brûlée]?'],
  // written with combining marks, searched without, and the other way round
  ['Cre\u0300me', 'crème', '[Crème]'],
  ['Noël', 'noe\u0308l', '[Noël]'],
  ["It's you", 'it\u2019s', "[It's] you"],
  ['C\u2019est toi', "c'est", '[C\u2019est] toi'],
  // ligatures and letters that fold to two
  ['A big ﬁsh', 'fi', 'A big [ﬁ]sh'],
  ['Straße', 'ss', 'Stra[ß]e'],
  ['Mon cœur', 'coeur', 'Mon [cœur]'],
  // emoji are marked as a whole, whatever they are made of
  ['Hey 👩‍👩‍👧 you', '👩', 'Hey [👩‍👩‍👧] you'],
  ['👍🏽 nice', '👍', '[👍🏽] nice'],
  ['Vive la 🇫🇷!', '🇫🇷', 'Vive la [🇫🇷]!'],
  ['❤️ u', '❤', '[❤️] u'],
  ['か\u3099んばって', 'が', '[が]んばって'],
  // words in any order, several times, next to each other, across a line
  ['one two one', 'ONE', '[one] two [one]'],
  ['left\nright', 'right left', '[left]\n[right]'],
  ['aaaa', 'aa', '[aaaa]'],
  ['abc', 'ab bc', '[abc]'],
])('in %j %j is found as %j', (text, typed, expected) => {
  expect(finds(text, typed)).toBe(true);
  expect(mark(text, typed)).toBe(expected.normalize('NFC'));
});

it.each([
  ['left', 'left right'],
  ['🇧🇫🇷🇪', '🇫🇷x'],
  ['', 'a'],
  ['monday', 'm o n d a y x'],
])('in %j %j is not found', (text, typed) => {
  expect(finds(text, typed)).toBe(false);
});

it.each([[''], [' \n\u00a0 '], ['\u200b\u200d'], ['\u0301']])('%j searches for nothing', (typed) => {
  expect(toSearchWords(typed)).toEqual([]);
});

it('takes pattern characters literally', () => {
  expect(mark('What? (really) .*', '.* (really)')).toBe('What? [(really)] [.*]');
});

it('shortens a long beginning, between graphemes', () => {
  const text = `${'👩‍👩‍👧'.repeat(50)}here`;
  expect(mark(text, 'here')).toBe(`…${'👩‍👩‍👧'.repeat(24)}[here]`);
  expect(mark(`${'x'.repeat(40)}here`, 'here')).toBe(`${'x'.repeat(40)}[here]`);
});

it('uses only the start of an overlong search', () => {
  expect(toSearchWords('a'.repeat(MESSAGE_SEARCH_MAX + 50))).toEqual(['a'.repeat(MESSAGE_SEARCH_MAX)]);
});

it('loses nothing of a text, whatever it contains', () => {
  for (const text of ['\ud800 alone', '\u200d\u200d', '\u0301\u0301x', 'a\u200d', '👩‍', '\r\n\0']) {
    expect(toSearchable(text).graphemes.join('')).toBe(text.normalize('NFC'));
  }
});
