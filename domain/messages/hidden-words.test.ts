import { describe, expect, it } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { HIDDEN_WORD_MAX, HIDDEN_WORDS_MAX } from '../limits.ts';
import { findHiddenWordsProblem, hasHiddenWord, readHiddenWords, toHiddenWords } from './hidden-words.ts';

describe('a hidden word is found', () => {
  it.each<[string, string]>([
    ['idiot', 'You are an idiot.'],
    ['idiot', 'IDIOT!!!'],
    ['Idiot', 'idiots, all of you'],
    ['idiot', 'so idiotic'],
    ['idiot', 'ïdïöt'],
    ['débile', 'espèce de DEBILE'],
    ['debile', 'espèce de débiles'],
    ['sœur', 'ta soeur'],
    ['strasse', 'Straße'],
    ['idiot', '1d10t'],
    ['idiot', '!d!ot'],
    ['loser', 'l0$er'],
    ['loser', 'lo5er'],
    ['salaud', '$@l@ud'],
    ['1d1ot', 'idiot'],
    ['lame', '1ame'],
    ['idiot', 'i d i o t'],
    ['idiot', 'i.d.i.o.t'],
    ['idiot', 'i - d - i - o - t'],
    ['idiot', 'id.iot'],
    ['idiot', 'id-iot'],
    ['idiot', 'i\u200Bd\u00ADiot'],
    ['idiot', 'you i\nd\ni\no\nt'],
    ['idiot', 'idiooooot'],
    ['fuck', 'f*ck this'],
    ['fuck', 'F**K'],
    ['fuck', 'what the f#ck!'],
    ['fuck', 'f_ck'],
    ['fuck', 'f.ck'],
    ['fuck', 'f-ck'],
    ['bitch', 'b*tches'],
    ['bitch', 'b***h'],
    ['ass', 'a*s'],
    ['bâtard', 'B*TARD'],
    ['fuck', 'fu ck'],
    ['fuck', 'FU  CK you'],
    ['fuck', 'f uck'],
    ['fuck', 'fuc k!'],
    ['shit', 'sh it'],
    ['bitch', 'you bi\ntch'],
    ['connard', 'conna rd'],
    ['asshole', 'asssshole'],
    ['ass', 'ass'],
    ['con', 't’es con'],
    ['shut up', 'Shut  up!'],
    ['shut up', 'shutup'],
    ['shut up', 'SHUT-UP'],
    ['idiot', 'ｉｄｉｏｔ'],
    ['дурак', 'Ты ДУРАК, да?'],
    ['βλάκας', 'ΒΛΑΚΑΣ'],
    ['غبي', 'أنت غَبِيّ'],
    ['טיפש', 'אתה טִיפֵּשׁ'],
    ['笨蛋', '你这个笨蛋啊'],
    ['바보', '이 바보야'],
    ['ばか', 'おまえはばかだ'],
    ['🖕', 'for you🖕🏽'],
    ['🐷', 'what a🐷you are'],
    [':(', 'so sad :('],
    ['-_-', 'well -_- bye'],
    // letters of other alphabets: one of them, several, all
    ['idiot', 'you idi\u043et'],
    ['fuck', 'fu\u0441k'],
    ['connard', '\u0421\u043eNN\u0430rd'],
    ['idiot', '\u0399D\u0399\u039f\u03a4'],
    ['henna', '\u0397\u0395\u039d\u039dA'],
    ['nul', '\u03bdul'],
    ['pope', '\u0440\u043e\u0440\u0435'],
    ['\u0440\u043e\u0440\u0435', 'the Pope'],
    ['idiot', 'ɪᴅɪᴏᴛ'],
    ['bâtard', 'ʙᴀ\u0302ᴛᴀʀᴅ'],
    ['ήλιος', 'Ο ΗΛΙΟΣ!'],
    // one character that becomes eighteen when folded
    ['idiot', `${'\ufdfa'.repeat(112)} you idiot`],
    ['idiot', `${'\ufdfa'.repeat(990)} idiot`],
    ['\ufdfa', 'صلى الله عليه وسلم'],
    ['88', 'since 88'],
  ])('%s in %j', (word, message) => {
    expect(hasHiddenWord(message, ['nothing like it', word])).toBe(true);
  });
});

describe('a harmless message is let through', () => {
  it.each<[string, string]>([
    ['ass', 'A classic passage of assassins'],
    ['con', 'un concert de violoncelle'],
    ['cul', 'le calcul et la culture'],
    ['rape', 'grapes and drapery'],
    ['rapist', 'my therapist says'],
    ['cunt', 'Scunthorpe'],
    ['shit', "he's hit the ball"],
    ['shit', 'I wish it was so'],
    ['hell', "he'll come, and she'll stay"],
    ['hell', 'hello, shell'],
    ['whore', "who're you? who reads this?"],
    ['ya', 'il y a du monde'],
    ['fail', 'the fall'],
    ['god', 'good'],
    ['so', 'I am 50 years old'],
    ['bg', '89 points'],
    ['はか', 'ばか'],
    ['가', '각도'],
    ['дура', 'дурацкий'],
    [':(', 'so glad :)'],
    ['shit', 'he s hit the ball'],
    ['shit', 'this hit the roof'],
    ['hell', 'he ll come'],
    ['hell', 'he l'],
    ['con', 'vitamin c on an empty stomach'],
    ['cons', 'il est con.'],
    ['con', 'C.N.'],
    ['con', 'c-n'],
    ['ass', 'a.s.a.p.'],
    ['ass', 'as soon as'],
    ['conte', 'con te voir'],
    ['butter', 'but ter'],
    ['notable', 'not able'],
    ['therapist', 'the rapist'],
    ['whore', 'who re-reads this'],
    ['fork', 'f*ck'],
    ['fuck', 'f*k'],
    ['fuck', '*uck'],
    ['fuck', 'fuc*'],
    ['fuck', 'f..k'],
    ['hello', 'what the *hell*'],
    ['shut up', 'sh*t up'],
    ['idiot', 'i***'],
    ['idiot', 'id'],
    ['idiot', ''],
    ['', 'anything'],
    [' ', 'any thing'],
  ])('%s is not in %j', (word, message) => {
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
