const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF00-\uFF60]/u;
/** Letters that Gabarito lacks, in wider faces. */
const OTHER =
  /^[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;
const NARROW = /^[ iljtfr.,:;!'|()[\]]/;
const BROAD = /^[\p{Lu}mw@%&]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Roughly how wide a character of the display face is, as a part of its size. */
const widthOf = (character: string): number => {
  if (PICTOGRAPH.test(character)) return 1.1;
  if (WIDE.test(character)) return 1.04;
  if (OTHER.test(character)) return 0.7;
  if (NARROW.test(character)) return 0.33;
  return BROAD.test(character) ? 0.7 : 0.56;
};
const widthOfAll = (text: string): number =>
  Array.from(graphemes.segment(text)).reduce((sum, { segment }) => sum + widthOf(segment), 0);

/** Where a line may break: behind a space or hyphen, and between the characters of scripts without spaces. */
const BREAKS = /(?<=[\s-])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
const BETWEEN_WORDS = /(?<=[\s-])/;

/** Returns about how many lines words need in a width, both widths as a part of the letters' size. */
function linesOf(words: readonly number[], width: number): number {
  let [lines, left] = [0, 0];
  for (const word of words) {
    if (word <= left) left -= word;
    else {
      // a word that is too long for a line is broken
      lines += Math.max(1, Math.ceil(word / width));
      left = width - (word % width);
    }
  }
  return Math.max(1, lines);
}

export interface Room {
  width: number;
  /** How many lines there may be; a function where smaller letters leave room for more. */
  lines: number | ((size: number, lineHeight: number) => number);
  max: number;
  min: number;
  /** Whether lines break between words only, in scripts without spaces too. */
  keepsWords?: boolean;
}
const STEP = 4;

export function linesAt(text: string, width: number, size: number): number {
  const paragraphs = text.split('\n').map((line) => line.split(BREAKS).map(widthOfAll));
  return paragraphs.reduce((sum, words) => sum + linesOf(words, width / size), 0);
}

type Estimated = Omit<Room, 'lines'> & { lines: number | ((size: number) => number) };

/** Returns about the largest size in pixels at which a text needs no more lines and no word is broken, or the smallest. */
export function fitSize(text: string, { width, lines, max, min, keepsWords = false }: Estimated): number {
  const breaks = keepsWords ? BETWEEN_WORDS : BREAKS;
  const paragraphs = text.split('\n').map((line) => line.split(breaks).map(widthOfAll));
  const longest = Math.max(...paragraphs.flat());
  const fits = (size: number) => {
    const needed = paragraphs.reduce((sum, words) => sum + linesOf(words, width / size), 0);
    return longest * size <= width && needed <= (typeof lines === 'number' ? lines : lines(size));
  };
  for (let size = max; size > min; size -= STEP) if (fits(size)) return size;
  return min;
}
