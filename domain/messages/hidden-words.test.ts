import { describe, expect, it } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { HIDDEN_WORD_MAX, HIDDEN_WORDS_MAX } from '../limits.ts';
import { findHiddenWordsProblem, hasHiddenWord, readHiddenWords, toHiddenWords } from './hidden-words.ts';

/** A row for each message with its word. */
const each = (rows: readonly (readonly [word: string, messages: readonly string[]])[]) =>
  rows.flatMap(([word, messages]) => messages.map((message) => [word, message] as const));

describe('a hidden word is found', () => {
  it.each(
    each([
      [
        'idiot',
        ['You are an idiot.', 'IDIOT!!!', 'so idiotic', 'ïdïöt', '1d10t', '!d!ot', 'i - d - i - o - t', 'id.iot'],
      ],
      ['idiot', ['i\u200Bd\u00ADiot', 'you i\nd\ni\no\nt', 'idiooooot', 'ｉｄｉｏｔ']],
      // letters of other alphabets: one of them, several, all
      ['idiot', ['you idi\u043et', '\u0399D\u0399\u039f\u03a4', 'ɪᴅɪᴏᴛ']],
      // one character that becomes eighteen when folded
      ['idiot', [`${'\ufdfa'.repeat(112)} you idiot`, `${'\ufdfa'.repeat(990)} idiot`]],
      ['Idiot', ['idiots, all of you']],
      ['débile', ['espèce de DEBILE']],
      ['debile', ['espèce de débiles']],
      ['sœur', ['ta soeur']],
      ['strasse', ['Straße']],
      ['loser', ['l0$er', 'lo5er']],
      ['salaud', ['$@l@ud']],
      ['1d1ot', ['idiot']],
      ['lame', ['1ame']],
      ['fuck', ['f*ck this', 'F**K', 'what the f#ck!', 'f_ck', 'f.ck', 'FU  CK you', 'f uck', 'fuc k!', 'fu\u0441k']],
      ['bitch', ['b*tches', 'b***h', 'you bi\ntch']],
      ['ass', ['a*s', 'ass']],
      ['bâtard', ['B*TARD', 'ʙᴀ\u0302ᴛᴀʀᴅ']],
      ['shit', ['sh it']],
      ['connard', ['conna rd', '\u0421\u043eNN\u0430rd']],
      ['asshole', ['asssshole']],
      ['con', ['t’es con']],
      ['shut up', ['Shut  up!', 'shutup', 'SHUT-UP']],
      ['дурак', ['Ты ДУРАК, да?']],
      ['βλάκας', ['ΒΛΑΚΑΣ', 'Β Λ Α Κ Α Σ', 'βλακασ']],
      ['غبي', ['أنت غَبِيّ', 'غبى', 'غـبـی']],
      ['كلبة', ['کلبه', 'كَلْبَةۖ']],
      ["t'es nul", ["Franchement t'es nul", 'T’es nul !', 'tes nul', 'tʼes nul']],
      ['can’t', ["can't"]],
      ['טיפש', ['אתה טִיפֵּשׁ']],
      ['笨蛋', ['你这个笨蛋啊']],
      ['바보', ['이 바보야']],
      ['ばか', ['おまえはばかだ', 'バカだ', 'ﾊﾞｶ']],
      ['ラーメン', ['らーめん']],
      ['🖕', ['for you🖕🏽']],
      ['🐷', ['what a🐷you are']],
      [':(', ['so sad :(']],
      ['-_-', ['well -_- bye']],
      ['henna', ['\u0397\u0395\u039d\u039dA']],
      ['nul', ['\u03bdul']],
      ['pope', ['\u0440\u043e\u0440\u0435']],
      ['\u0440\u043e\u0440\u0435', ['the Pope']],
      ['ήλιος', ['Ο ΗΛΙΟΣ!']],
      ['\ufdfa', ['صلى الله عليه وسلم']],
      ['88', ['since 88']],
    ]),
  )('%s in %j', (word, message) => {
    expect(hasHiddenWord(message, ['nothing like it', word])).toBe(true);
  });
});

describe('a harmless message is let through', () => {
  it.each(
    each([
      ['ass', ['A classic passage of assassins', 'a.s.a.p.', 'as soon as']],
      ['con', ['un concert de violoncelle', 'vitamin c on an empty stomach', 'C.N.', 'c-n']],
      ['cul', ['le calcul et la culture']],
      ['rape', ['grapes and drapery']],
      ['rapist', ['my therapist says']],
      ['cunt', ['Scunthorpe']],
      ['shit', ["he's hit the ball", 'I wish it was so', 'he s hit the ball', 'this hit the roof']],
      ['hell', ["he'll come, and she'll stay", 'hello, shell', 'he ll come', 'he l']],
      ['whore', ["who're you? who reads this?", 'who re-reads this']],
      ['ya', ['il y a du monde']],
      ['fail', ['the fall']],
      ['god', ['good']],
      ['so', ['I am 50 years old']],
      ['bg', ['89 points']],
      ['はか', ['ばか']],
      ['가', ['각도']],
      ['дура', ['дурацкий']],
      [':(', ['so glad :)']],
      ['cons', ['il est con.']],
      ['conte', ['con te voir']],
      ['butter', ['but ter']],
      ['notable', ['not able']],
      ['therapist', ['the rapist']],
      ['fork', ['f*ck']],
      ['fuck', ['f*k', '*uck', 'fuc*', 'f..k']],
      ['hello', ['what the *hell*']],
      ['shut up', ['sh*t up']],
      ['idiot', ['i***', 'id', '']],
      ['', ['anything']],
      [' ', ['any thing']],
    ]),
  )('%s is not in %j', (word, message) => {
    expect(hasHiddenWord(message, [word])).toBe(false);
  });

  it('when its letters only look like those of another alphabet', () => {
    expect(hasHiddenWord('Настя Борисова', ['hacker', 'bop'])).toBe(false);
    expect(hasHiddenWord('νην', ['now'])).toBe(false);
  });
});

describe('for any texts', () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/);

  it('a word on its own is found in any case, spaced out, and between other words', () => {
    fc.assert(
      fc.property(word, fc.constantFrom(' ', '.', ' - ', '\n', '*'), (hidden, gap) => {
        expect(hasHiddenWord(hidden.toUpperCase(), [hidden])).toBe(true);
        expect(hasHiddenWord(Array.from(hidden).join(gap), [hidden])).toBe(true);
        expect(hasHiddenWord(`1, ${hidden}; 2`, [hidden])).toBe(true);
      }),
    );
  });

  it('a symbol for a letter inside it, or a space beside consonants, hides no word', () => {
    const letters = fc.stringMatching(/^[a-z]{2,6}$/);
    fc.assert(
      fc.property(letters, letters, fc.constantFrom('*', '#'), (before, after, character) => {
        expect(hasHiddenWord(`so ${before}${character}${after} then`, [`${before}e${after}`])).toBe(true);
      }),
    );
    fc.assert(
      fc.property(letters, fc.stringMatching(/^[bfghkprvwz]{2,4}$/), (before, after) => {
        expect(hasHiddenWord(`so ${before} ${after}, then`, [before + after])).toBe(true);
      }),
    );
  });

  it('two adjacent words do not match the one they would form together', () => {
    const word = fc.stringMatching(/^[b-df-hj-np-tv-z]{1,3}[aeiou][b-df-hj-np-tv-z]{0,3}$/);
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(hasHiddenWord(`so ${one} ${other} then`, [one + other])).toBe(false);
      }),
    );
  });

  it('every check returns a result, and words in any script are found in themselves', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(anyText, fc.string({ unit: 'grapheme' }), (message, typed) => {
        const words = toHiddenWords(typed);
        expect(hasHiddenWord(message, words)).toBeTypeOf('boolean');
        for (const one of words.filter((text) => /^[\p{L}\p{N}\p{Extended_Pictographic} ]+$/u.test(text))) {
          expect(hasHiddenWord(one, [one])).toBe(true);
        }
      }),
    );
  });

  it('input is bounded, and whatever can be stored reads back as it was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (typed) => {
        const words = toHiddenWords(typed);
        const read = readHiddenWords(typed.split('x'));
        expect(read.length).toBeLessThanOrEqual(HIDDEN_WORDS_MAX);
        for (const one of read) {
          expect(one).toBe(one.trim());
          expect(one.length).toBeGreaterThan(0);
          expect(one.length).toBeLessThanOrEqual(HIDDEN_WORD_MAX);
        }
        expect(readHiddenWords(read)).toEqual(read);
        if (!findHiddenWordsProblem(words)) expect(readHiddenWords(words)).toEqual(words);
      }),
    );
  });
});

const many = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`);

describe('toHiddenWords', () => {
  it('splits at lines and commas, and drops blanks and duplicates', () => {
    expect(toHiddenWords(' idiot\n\nShut   up , IDIOT; débile\r\ndebile ,')).toEqual(['idiot', 'Shut up', 'débile']);
    // a mark alone, which nothing could be found by
    expect(toHiddenWords('\ufc5e')).toEqual([]);
  });
  it('drops nothing else that was typed', () => {
    const words = [...many(60), 'x'.repeat(99)];
    expect(toHiddenWords(words.join('\n'))).toEqual(words);
  });
});

it.each([
  [[], null],
  [many(HIDDEN_WORDS_MAX), null],
  [['x'.repeat(HIDDEN_WORD_MAX)], null],
  [many(HIDDEN_WORDS_MAX + 1), 'too-many'],
  [['idiot', 'x'.repeat(HIDDEN_WORD_MAX + 1)], 'too-long'],
])('%j has the problem %s', (words, problem) => {
  expect(findHiddenWordsProblem(words)).toBe(problem);
});

it.each([undefined, null, 'idiot', 7, {}, [7, null, ['x']]])('readHiddenWords returns no words for %j', (stored) => {
  expect(readHiddenWords(stored)).toEqual([]);
});
it('readHiddenWords keeps the words among invalid entries', () => {
  expect(readHiddenWords(['idiot', 7, ' ', 'x'.repeat(50)])).toEqual(['idiot', 'x'.repeat(HIDDEN_WORD_MAX)]);
  expect(readHiddenWords(many(60))).toEqual(many(HIDDEN_WORDS_MAX));
  expect(readHiddenWords(['😀'.repeat(30)])).toEqual(['😀'.repeat(HIDDEN_WORD_MAX / 2)]);
  expect(readHiddenWords(['two\nlines', 'one', 'two\rlines'])).toEqual(['one']);
});
it('finds more words than a list may have, if asked to', () => {
  const words = many(3 * HIDDEN_WORDS_MAX);
  for (const word of [words[0], words[31], words.at(-1)]) expect(hasHiddenWord(`so ${word}`, words)).toBe(true);
  expect(hasHiddenWord('so word', words)).toBe(false);
});
