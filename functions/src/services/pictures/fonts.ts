import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A part of a family: the file with some of its characters. */
export interface FontFile {
  family: Family;
  path: string;
  unicodeRange: [number, number][];
}

const require = createRequire(import.meta.url);
/** Scripts with a package of their own, which repeats Latin; CJK packages number their parts. */
const SCRIPTS = [
  'arabic',
  'armenian',
  'bengali',
  'ethiopic',
  'georgian',
  'gujarati',
  'gurmukhi',
  'hebrew',
  'kannada',
  'khmer',
  'lao',
  'malayalam',
  'myanmar',
  'sinhala',
  'tamil',
  'telugu',
  'thai',
] as const;
const CJK = ['sc', 'jp', 'kr'] as const;
/** A font family, called like its package. */
type Family = 'gabarito' | 'noto-sans' | `noto-sans-${(typeof SCRIPTS)[number] | (typeof CJK)[number]}`;

const PARTS: Readonly<Record<string, RegExp>> = {
  gabarito: /^latin/,
  'noto-sans': /./,
  ...Object.fromEntries(SCRIPTS.map((script) => [`noto-sans-${script}`, new RegExp(`^${script}$`)])),
  ...Object.fromEntries(CJK.map((country) => [`noto-sans-${country}`, /^\[\d+\]$/])),
};

const toRange = (written: string): [number, number] => {
  const [from = 0, to = from] = written
    .replace('U+', '')
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return [from, to];
};

function readFamily(family: Family): ReadonlyMap<number, FontFile> {
  const list = require.resolve(`@fontsource-variable/${family}/unicode.json`);
  const files = new Map<number, FontFile>();
  for (const [part, ranges] of Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>)) {
    if (!PARTS[family]?.test(part)) continue;
    const path = join(dirname(list), 'files', `${family}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`);
    const unicodeRange = ranges.split(',').map(toRange);
    const file = { family, path, unicodeRange };
    for (const [from, to] of unicodeRange) for (let code = from; code <= to; code++) files.set(code, file);
  }
  return files;
}

const read = new Map<Family, ReadonlyMap<number, FontFile>>();
function fileOf(family: Family, code: number): FontFile | undefined {
  const files = read.get(family) ?? readFamily(family);
  read.set(family, files);
  return files.get(code);
}

const BASE: readonly Family[] = ['gabarito', 'noto-sans', ...SCRIPTS.map((script) => `noto-sans-${script}` as const)];
/** What Gabarito lacks within words that it could draw in part. */
const VIETNAMESE = /[\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9]/;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Returns the families for a text, the preferred one first: one face for a word, and the characters of one country. */
function familiesFor(text: string): Family[] {
  const base = VIETNAMESE.test(text) ? BASE.slice(1) : BASE;
  if (KANA.test(text)) return [...base, 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'];
  if (HANGUL.test(text)) return [...base, 'noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc'];
  return [...base, 'noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
}

function findFile(character: string, families: readonly Family[]): FontFile | undefined {
  for (const family of families) {
    const file = fileOf(family, character.codePointAt(0) ?? 0);
    if (file) return file;
  }
  return undefined;
}

/** Controls, unassigned and invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/u;
/** Line breaks, and the joiners and isolates, which change what is beside them. */
const KEPT = '\n\u200C\u200D\u2068\u2069';

/** Marks on any letter: other families list some, too, without a place for them. */
const MARK = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/;

const hasFont = (character: string, families: readonly Family[]) =>
  !INVISIBLE.test(character) && findFile(character, MARK.test(character) ? ['noto-sans'] : families) !== undefined;

/** Returns a text without what no font has; a fancy letter becomes the plain one. */
export function drawable(text: string): string {
  const composed = text.normalize('NFC');
  const families = familiesFor(composed);
  let kept = '';
  for (const character of composed) {
    if (KEPT.includes(character) || hasFont(character, families)) kept += character;
    else if (character.normalize('NFKC') !== character) kept += drawable(character.normalize('NFKC'));
  }
  return kept;
}

export function filesFor(text: string): FontFile[] {
  const families = familiesFor(text);
  const files = new Set<FontFile>();
  for (const character of text) {
    const file = findFile(character, families);
    if (file) files.add(file);
    // Gabarito lacks some letters of its ranges
    const other = file?.family === 'gabarito' ? fileOf('noto-sans', character.codePointAt(0) ?? 0) : undefined;
    if (other && character > '\u00FF') files.add(other);
  }
  return [...files].sort((a, b) => families.indexOf(a.family) - families.indexOf(b.family));
}
