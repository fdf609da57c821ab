import { describe, expect, it } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { isOffensiveName } from '../moderation/public-name.ts';
import { posesAsUs } from '../profiles/impostors.ts';
import { concernIn } from '../safety/concern.ts';
import { hasHiddenWord } from './hidden-words.ts';
import lookAlikes from './look-alikes.json' with { type: 'json' };

const LOOKS: Readonly<Record<string, string>> = lookAlikes.always;
/** Returns a text with each letter as one that looks like it; `choice` says which, and where none is. */
const disguised = (text: string, choice: readonly number[]) =>
  Array.from(text, (letter, index) => {
    const looks = [letter, ...(LOOKS[letter] ?? '')];
    return looks[(choice[index] ?? 0) % looks.length];
  }).join('');

describe('what reads alike is found alike: as a hidden word, by second thoughts, and in the name of an impostor', () => {
  it('in any letters of any script', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), (choice) => {
        expect(hasHiddenWord(disguised('so idiotic', choice), ['idiotic'])).toBe(true);
        expect(concernIn(disguised('i will kill you', choice), 'message')).toBe('hurtful');
        expect(posesAsUs(disguised('whoknows team', choice))).toBe(true);
      }),
    );
  });

  it.each([
    ['kill', 'kiIl'],
    ['kill', 'kiاl'],
    ['kill', 'kiןן'],
    ['kill', 'ᴋɪʟʟ'],
    ['kill', 'κιll'],
    ['nazi', 'ηazi'],
    ['venus', 'νenus'],
    ['fuck', 'fսck'],
    ['help', 'ʜᴇʟᴘ'],
    ['help', 'ᕼⴹᒪᑭ'],
    ['coffee', 'сοffее'],
    ['number 7', 'number ٧'],
    ['idiot', 'ldiot'],
    ['idiot', 'IDlOT'],
    ['idiot', 'ꓲꓓꓲꓳꓔ'],
    ['idiot', '🅸🅳🅸🅾️🆃'],
    ['idiot', '🅘🅓🅘🅞🅣'],
    ['idiot', '🇮\u200b🇩\u200b🇮\u200b🇴\u200b🇹'],
    ['idiot', 'i\u20e3d\u20e3i\u20e3o\u20e3t\u20e3'],
    ['idiot', 'İDİO+'],
    ['fuck', 'fu¢k'],
    ['bitch', '🅱️itch'],
    ['cat', 'c\u2066a\u2069t\u{e0041}'],
  ])('%s as %s', (word, written) => expect(hasHiddenWord(`well, ${written}!`, [word])).toBe(true));

  it.each(['Wh0Kn0w5', 'ᎳꮋօᏦꓠοᎳꓢ', 'WhοKηows', 'ꓪhoKnowꜱ Теам', 'ᴀdmιn', '|\u200bnfo Suppοrt'])('the name %s', (name) =>
    expect(posesAsUs(name)).toBe(true),
  );

  it.each(['l will kill you', 'i will k\u00adi\u200dll you', 'І ωіll κіll уоυ', 'I will kiII you', 'i wiןl kill you'])(
    'the threat %s',
    (text) => expect(concernIn(text, 'message')).toBe('hurtful'),
  );
});

it.each([
  ...['Ольга', 'Наташа', 'Сергей', 'Вера', 'Роман', 'Анна', 'Оксана', 'Тимур', 'Мод Иванова', 'Рита', 'Костя', 'Хасан'],
  ...['Ελένη', 'Γιώργος', 'Κώστας', 'Σοφία', 'Νίκος', 'Μαρία', 'Ιωάννης', 'Արմեն', 'Անահիտ', 'გიორგი', 'ნინო'],
  ...[
    'דוד',
    'יוסי',
    'נועה',
    'محمد',
    'هالة',
    'لؤلؤة',
    'ߡߊߡߊߘߎ',
    'ᏣᎳᎩ',
    'ⵉⴷⵉⵔ',
    '이민호',
    '김하늘',
    'さくら',
    '李明',
    'ስሜ',
    'മോഹൻ',
  ],
])('the name %s is nobody else’s and no rude word', (name) => {
  expect([posesAsUs(name), isOffensiveName(name, [])]).toEqual([false, false]);
});

it('letters of a script that only stand beside Latin ones keep what they are among themselves', () => {
  expect(hasHiddenWord('وسن', ['lol'])).toBe(false);
  expect(hasHiddenWord('סוס', ['olo'])).toBe(false);
  expect(hasHiddenWord('הוא סוס', ['סוס'])).toBe(true);
  // a flag is no word
  expect(hasHiddenWord('Vive la 🇫🇷!', ['fr'])).toBe(false);
});
