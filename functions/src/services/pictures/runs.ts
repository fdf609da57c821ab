import { INK } from '@domain/palette.ts';
import { isBlankText } from '@domain/typed-text.ts';
import { drawingsOf, isEmoji } from './emoji.ts';
import { drawable, familiesFor } from './fonts.ts';

/** A part of a text: letters, or one drawing. */
export type TextRun = string | { svg: Uint8Array };

/** Stands for what no font and no drawing shows: nothing that was written vanishes without a trace. */
export const STAND_IN: TextRun = {
  svg: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
      `<rect x="2" y="2" width="20" height="20" rx="5" fill="#fff" stroke="${INK}" stroke-width="2"/>` +
      `<path d="M8.6 9.4a3.4 3.4 0 1 1 4.6 3.2c-.8.3-1.2.9-1.2 1.7v.6" fill="none" stroke="${INK}" stroke-width="2.2"/>` +
      `<circle cx="12" cy="18.2" r="1.4" fill="${INK}"/></svg>`,
  ),
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns a text in parts: what fonts have of it, its emoji, and stand-ins for whatever cannot be drawn. */
export function runsOf(text: string): TextRun[] {
  const composed = text.normalize('NFC');
  const families = familiesFor(composed);
  const runs: TextRun[] = [];
  for (const { segment } of graphemes.segment(composed)) {
    const drawings = isEmoji(segment) ? drawingsOf(segment) : [];
    const letters = drawings.length > 0 ? '' : drawable(segment, families);
    if (letters === null) runs.push(STAND_IN);
    else if (letters !== '' && typeof runs.at(-1) === 'string') runs[runs.length - 1] += letters;
    else if (letters !== '') runs.push(letters);
    // marks without a letter
    else if (drawings.length === 0 && !isBlankText(segment)) runs.push(STAND_IN);
    runs.push(...drawings.map((svg) => ({ svg })));
  }
  return runs;
}

/** Returns whether a picture says anything by a text: a letter, a digit or an emoji of it, and not only stand-ins. */
export const isReadable = (text: string): boolean =>
  runsOf(text).some((run) => (typeof run === 'string' ? /[\p{L}\p{N}\p{S}\p{P}]/u.test(run) : run !== STAND_IN));
