import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hasGlyph } from './glyphs.ts';

/** A part of a family: the file with some of its characters. */
export interface FontFile {
  family: string;
  path: string;
  unicodeRange: [number, number][];
}

const require = createRequire(import.meta.url);
/** Scripts with a package of their own, which repeats Latin: one file for all weights, or the regular weight alone. */
const VARIABLE = [
  ...['adlam', 'arabic', 'armenian', 'bengali', 'cherokee', 'ethiopic', 'georgian', 'gujarati', 'gurmukhi', 'hebrew'],
  ...['kannada', 'khmer', 'lao', 'malayalam', 'myanmar', 'oriya', 'sinhala', 'syriac', 'tamil', 'telugu', 'thaana'],
  'thai',
];
const REGULAR = [
  ...['balinese', 'canadian-aboriginal', 'cham', 'javanese', 'lisu', 'meetei-mayek', 'mongolian', 'nko', 'ol-chiki'],
  ...['sundanese', 'tifinagh', 'vai', 'yi', 'symbols'],
];

interface Family {
  name: string;
  /** Those of its files that are used; CJK packages number them. */
  parts: RegExp;
  isVariable: boolean;
}
const family = (name: string, parts: RegExp, isVariable = true): Family => ({ name, parts, isVariable });
const cjk = (country: 'sc' | 'jp' | 'kr') => family(`noto-sans-${country}`, /^\[\d+\]$/);

const GABARITO = family('gabarito', /^latin/);
const NOTO = family('noto-sans', /./);
const BASE: readonly Family[] = [
  GABARITO,
  NOTO,
  ...VARIABLE.map((script) => family(`noto-sans-${script}`, new RegExp(`^${script}$`))),
  family('noto-serif-tibetan', /^tibetan$/),
  ...REGULAR.map((script) => family(`noto-sans-${script}`, new RegExp(`^${script}$`), false)),
];
const [SC, JP, KR] = [cjk('sc'), cjk('jp'), cjk('kr')];
/** After Chinese and Japanese, whose own symbols fit their letters. */
const LAST = family('noto-sans-symbols-2', /^(symbols|braille)$/, false);

const toRange = (written: string): [number, number] => {
  const [from = 0, to = from] = written
    .replace('U+', '')
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return [from, to];
};

/** Returns a family's files by character: several may be said to have one. */
function readFamily({ name, parts, isVariable }: Family): ReadonlyMap<number, readonly FontFile[]> {
  const list = require.resolve(`@fontsource${isVariable ? '-variable' : ''}/${name}/unicode.json`);
  const files = new Map<number, FontFile[]>();
  for (const [part, ranges] of Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>)) {
    if (!parts.test(part)) continue;
    const weight = isVariable ? 'wght' : '400';
    const path = join(dirname(list), 'files', `${name}-${part.replace(/[[\]]/g, '')}-${weight}-normal.woff2`);
    const unicodeRange = ranges.split(',').map(toRange);
    const file = { family: name, path, unicodeRange };
    for (const [from, to] of unicodeRange)
      for (let code = from; code <= to; code++) files.set(code, [...(files.get(code) ?? []), file]);
  }
  return files;
}

const read = new Map<Family, ReadonlyMap<number, readonly FontFile[]>>();
function fileOf(from: Family, code: number): FontFile | undefined {
  const files = read.get(from) ?? readFamily(from);
  read.set(from, files);
  return files.get(code)?.find(({ path }) => hasGlyph(path, code));
}

/** What Gabarito lacks within words that it could draw in part. */
const VIETNAMESE = /[\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9]/;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Returns the families for a text, the preferred one first: one face for a word, and the characters of one country. */
export function familiesFor(text: string): Family[] {
  const base = VIETNAMESE.test(text) ? BASE.slice(1) : BASE;
  if (KANA.test(text)) return [...base, JP, SC, KR, LAST];
  if (HANGUL.test(text)) return [...base, KR, JP, SC, LAST];
  return [...base, SC, JP, KR, LAST];
}

function findFile(character: string, families: readonly Family[]): FontFile | undefined {
  for (const one of families) {
    const file = fileOf(one, character.codePointAt(0) ?? 0);
    if (file) return file;
  }
  return undefined;
}

/** Controls and invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** Line breaks, and the joiners and isolates, which change what is beside them. */
const KEPT = '\n\u200C\u200D\u2068\u2069';
const BLANK = /^\s$/;

/** Marks on letters of any script: no more than these stay within their line. */
const LOOSE = /\p{Script=Inherited}/u;
const [MARKS_MAX, MARKS_IN_A_ROW_MAX] = [3, 4];

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/** Returns what fonts have of a letter with its marks, a fancy letter as the plain one; null if they lack the letter. */
export function drawable(cluster: string, families: readonly Family[]): string | null {
  let [kept, before, marks, inARow] = ['', '', 0, 0];
  let base: FontFile | undefined;
  for (const character of cluster) {
    if (KEPT.includes(character)) kept += character;
    else if (INVISIBLE.test(character)) continue;
    else if (BLANK.test(character)) kept += character;
    else if (/\p{M}/u.test(character)) {
      inARow++;
      if (character === before || inARow > MARKS_IN_A_ROW_MAX) continue;
      // a mark from another font has no place on the letter
      const hasPlace = base ? hasGlyph(base.path, codeOf(character)) : findFile(character, families) !== undefined;
      const isLoose = LOOSE.test(character) && (!base || ++marks > MARKS_MAX);
      if (hasPlace && !isLoose) kept += character;
    } else {
      inARow = 0;
      base = findFile(character, families);
      const plain = character.normalize('NFKC');
      const shown = base || plain === character ? character : drawable(plain, families);
      if (shown === null || (shown === character && !base)) return null;
      kept += shown;
    }
    before = character;
  }
  return kept;
}

const LATIN_END = 0x24f;
const COMBINING = Array.from({ length: 0x70 }, (_, index) => 0x300 + index);
/** Returns what a file is used for: beside what is listed for it, the marks that it has for its Latin letters. */
export function rangesOf({ path, unicodeRange }: FontFile): [number, number][] {
  if (!unicodeRange.some(([from]) => from <= LATIN_END)) return unicodeRange;
  const marks = COMBINING.filter((code) => hasGlyph(path, code));
  return [...unicodeRange, ...marks.map((code): [number, number] => [code, code])];
}

/** Returns the files that a text needs, all characters of which some font has. */
export function filesFor(text: string, families = familiesFor(text)): FontFile[] {
  const files = new Set<FontFile>();
  for (const character of text) {
    const file = INVISIBLE.test(character) ? undefined : findFile(character, families);
    if (file) files.add(file);
  }
  const placeOf = ({ family }: FontFile) => families.findIndex(({ name }) => name === family);
  return [...files].sort((a, b) => placeOf(a) - placeOf(b));
}
