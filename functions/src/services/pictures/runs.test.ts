import { existsSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { filesFor, rangesOf } from './fonts.ts';
import { runsOf, STAND_IN } from './runs.ts';

/** A text as it is drawn: letters, `+` for a drawing, `?` for a stand-in. */
const drawn = (text: string) =>
  runsOf(text).map((run) => (typeof run === 'string' ? run : run === STAND_IN ? '?' : '+'));

/** A name in every script that README promises, by Unicode's name of the script. */
const NAMES: [script: string, name: string, family: string][] = [
  ['Latin', 'Maya', 'gabarito'],
  ['Latin', 'Łucja', 'gabarito'],
  ['Latin', 'Nguyễn', 'noto-sans'],
  ['Cyrillic', 'Мая', 'noto-sans'],
  ['Greek', 'Ελένη', 'noto-sans'],
  ['Devanagari', 'प्रिया', 'noto-sans'],
  ['Adlam', '𞤀𞤣𞤤𞤢𞤥', 'noto-sans-adlam'],
  ['Arabic', 'مريم', 'noto-sans-arabic'],
  ['Armenian', 'Հայկ', 'noto-sans-armenian'],
  ['Balinese', 'ᬩᬮᬶ', 'noto-sans-balinese'],
  ['Bengali', 'মায়া', 'noto-sans-bengali'],
  ['Canadian Aboriginal', 'ᐃᓄᒃ', 'noto-sans-canadian-aboriginal'],
  ['Cham', 'ꨌꩌ', 'noto-sans-cham'],
  ['Cherokee', 'ᏣᎳᎩ', 'noto-sans-cherokee'],
  ['Ethiopic', 'ሰላም', 'noto-sans-ethiopic'],
  ['Georgian', 'ქეთი', 'noto-sans-georgian'],
  ['Gujarati', 'માયા', 'noto-sans-gujarati'],
  ['Gurmukhi', 'ਮਾਇਆ', 'noto-sans-gurmukhi'],
  ['Han', '李雷', 'noto-sans-sc'],
  ['Han', '桜の木', 'noto-sans-jp'],
  ['Hangul', '민준', 'noto-sans-kr'],
  ['Hebrew', 'נועה', 'noto-sans-hebrew'],
  ['Hiragana', 'さくら', 'noto-sans-jp'],
  ['Javanese', 'ꦗꦮ', 'noto-sans-javanese'],
  ['Kannada', 'ಮಾಯಾ', 'noto-sans-kannada'],
  ['Katakana', 'マヤ', 'noto-sans-jp'],
  ['Khmer', 'មាយា', 'noto-sans-khmer'],
  ['Lao', 'ມາຍາ', 'noto-sans-lao'],
  ['Lisu', 'ꓡꓲꓢꓴ', 'noto-sans-lisu'],
  ['Malayalam', 'മായ', 'noto-sans-malayalam'],
  ['Meetei Mayek', 'ꯃꯤꯇꯩ', 'noto-sans-meetei-mayek'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ', 'noto-sans-mongolian'],
  ['Myanmar', 'မေယာ', 'noto-sans-myanmar'],
  ["N'Ko", 'ߒߞߏ', 'noto-sans-nko'],
  ['Odia', 'ମାୟା', 'noto-sans-oriya'],
  ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲ', 'noto-sans-ol-chiki'],
  ['Sinhala', 'මායා', 'noto-sans-sinhala'],
  ['Sundanese', 'ᮞᮥᮔ᮪ᮓ', 'noto-sans-sundanese'],
  ['Syriac', 'ܡܪܝܡ', 'noto-sans-syriac'],
  ['Tamil', 'மாயா', 'noto-sans-tamil'],
  ['Telugu', 'మాయా', 'noto-sans-telugu'],
  ['Thaana', 'މާޔާ', 'noto-sans-thaana'],
  ['Thai', 'สมชาย', 'noto-sans-thai'],
  ['Tibetan', 'བཀྲ་ཤིས', 'noto-serif-tibetan'],
  ['Tifinagh', 'ⵎⴰⵢⴰ', 'noto-sans-tifinagh'],
  ['Vai', 'ꕙꔤ', 'noto-sans-vai'],
  ['Yi', 'ꆈꌠ', 'noto-sans-yi'],
];
it.each(NAMES)('%s: %s is drawn in %s', (_, name, family) => {
  expect(drawn(name)).toEqual([name.normalize('NFC')]);
  const files = filesFor(name);
  expect(files[0]?.family).toBe(family);
  expect(files.filter(({ path }) => !existsSync(path))).toEqual([]);
});

// otherwise the renderer draws a box
it.each(['ɛ́', 'ɔ̀', 'ŋ́', 'm̀'])('%s has its mark from the file of its letter', (letter) => {
  const hasBoth = filesFor(letter).some((file) =>
    Array.from(letter).every((character) => {
      const code = character.codePointAt(0) ?? 0;
      return rangesOf(file).some(([from, to]) => from <= code && code <= to);
    }),
  );
  expect(hasBoth).toBe(true);
});

test('README names the scripts that are drawn, and no other', () => {
  const scripts = [...new Set(NAMES.map(([script]) => script))].sort();
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  expect(readme.replaceAll(/\s+/g, ' ')).toContain(` ${scripts.join(', ')}. `);
});

it.each([
  ['𝓜𝓪𝔂𝓪', ['Maya']],
  ['\u202EMaya\u202C', ['Maya']],
  ['Ma\u200Bya\uFEFF', ['Maya']],
  ['\u1780\u17B6', ['\u1780\u17B6']],
  ['(◕✿) ★ ♪', ['(◕✿) ★ ♪']],
  // what no font has
  ['Z\u0338\u0321o', ['Zo']],
  [`a${'\u0301\u0338'.repeat(400)}`, ['á']],
  [`ที่${'\u0E49'.repeat(90)}`, ['ที่\u0E49']],
  ['a\u0489\u20DD', ['a']],
  ['\u{13000} Maya', ['?', ' Maya']],
  ['\u{10FFFF}\uE000', ['?', '?']],
  ['\uD800', ['?']],
  ['\u0301\u0302', ['?']],
  ['\u200B\u2060', []],
  ['', []],
  // emoji
  ['Hi 🦊!', ['Hi ', '+', '!']],
  ['👨‍👩‍👧‍👦🏳️‍🌈🇫🇷👍🏽', ['+', '+', '+', '+']],
  ['♥ ❤️ 5️⃣', ['+', ' ', '+', ' ', '+']],
  ['🦊\u200D🐻', ['+', '+']],
  ['a\u{1FAEA}', ['a', '?']],
  ['©®™ 123 #', ['©®™ 123 #']],
])('%j is drawn as %j', (text, parts) => expect(drawn(text)).toEqual(parts));
