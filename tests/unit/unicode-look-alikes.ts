import { readProjectFile } from './source-files.ts';

/** Unicode's confusables.txt, as `unhomoglyph` has it: characters, and what each looks like. */
const CONFUSABLES = JSON.parse(readProjectFile('node_modules/unhomoglyph/data.json')) as Readonly<
  Record<string, string>
>;

const LEFT_OUT = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const isLatin = (text: string | null): text is string => text !== null && /^[a-z]+$/.test(text);
const plain = (text: string) => text.normalize('NFKD').toLowerCase().replace(LEFT_OUT, '');
const lookOf = (character: string) => {
  const look = CONFUSABLES[character];
  // its first form of an m
  return look === undefined ? null : plain(look).replace('rn', 'm');
};

/** What remains of letters when a text is folded. */
const LETTERS = new Set(
  Object.keys(CONFUSABLES)
    .filter((character) => /^\p{L}$/u.test(character))
    .map(plain)
    .filter((character) => /^(?!\p{ASCII})\p{L}$/u.test(character) && plain(character) === character),
);

/** Small letters of which only the capital looks Latin: what such a small letter looks like is one, too, as ʙ is a B. */
const BY_CAPITAL = new Map<string, string>();
for (const letter of LETTERS) {
  const [small, capital] = [lookOf(letter), lookOf(letter.toUpperCase())];
  if (small !== null && /^\p{L}$/u.test(small) && !isLatin(small) && isLatin(capital)) BY_CAPITAL.set(small, capital);
}

/** Scripts whose readers know Latin letters in them. In others, alef is no l, unless it stands in a Latin word. */
const NEAR =
  /\p{sc=Latin}|\p{sc=Greek}|\p{sc=Cyrillic}|\p{sc=Armenian}|\p{sc=Coptic}|\p{sc=Cherokee}|\p{sc=Lisu}|\p{sc=Cans}/u;
/** Written in syllables or without spaces: parts of them look like anything. */
const NEVER = /\p{sc=Hangul}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Bopomofo}/u;

type Letters = Readonly<Record<string, string>>;
const grouped = (pairs: ReadonlyArray<readonly [character: string, look: string]>): Letters =>
  Object.fromEntries(
    Object.entries(Object.groupBy(pairs, ([, look]) => look))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([look, all = []]) => [
        look,
        all
          .map(([character]) => character)
          .sort()
          .join(''),
      ]),
  );

/** Returns the letters that read as Latin ones, by these: always, in a Latin word, and as either of two. */
export function makeLookAlikes(): Readonly<Record<'always' | 'inLatin' | 'either', Letters>> {
  const always: [string, string][] = [];
  const inLatin: [string, string][] = [];
  const either: [string, string][] = [];
  for (const letter of new Set([...LETTERS, ...BY_CAPITAL.keys()])) {
    if (!/^\p{L}$/u.test(letter) || /\p{ASCII}/u.test(letter) || NEVER.test(letter)) continue;
    const cased = letter.toUpperCase().toLowerCase();
    const first = lookOf(letter);
    const small = isLatin(first) ? first : (BY_CAPITAL.get(first ?? letter) ?? null);
    const capital = lookOf(letter.toUpperCase());
    const looks = [...new Set([isLatin(cased) ? cased : small, isLatin(cased) ? null : capital].filter(isLatin))];
    const [look = '', other] = looks;
    // of several letters only what is written so in Latin, such as æ
    if (look === '' || (look.length > 1 && !/\p{sc=Latin}/u.test(letter))) continue;
    if (other?.length === 1) either.push([letter, look + other]);
    else (NEAR.test(letter) ? always : inLatin).push([letter, look]);
  }
  return { always: grouped(always), inLatin: grouped(inLatin), either: grouped(either) };
}
