import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Twemoji's drawings, one file per emoji, found on first use: other functions don't need them. */
let drawings: { folder: string; names: ReadonlySet<string> } | undefined;
function findDrawings() {
  const folder = dirname(createRequire(import.meta.url).resolve('@twemoji/svg/package.json'));
  return { folder, names: new Set(readdirSync(folder)) };
}

const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
/** Characters that fonts have, too. */
const MARK = /^[©®™]\uFE0E?$/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const nameOf = (emoji: string) =>
  `${Array.from(emoji, (character) => character.codePointAt(0)?.toString(16)).join('-')}.svg`;

/** Returns the drawing of an emoji: with its variation selectors, without them, or of the first part of a joined one. */
function readDrawing(emoji: string): Uint8Array | null {
  drawings ??= findDrawings();
  const { folder, names } = drawings;
  const [first = ''] = emoji.split('\u200D');
  const wanted = [emoji, emoji.replaceAll('\uFE0F', ''), first, first.replaceAll('\uFE0F', '')].map(nameOf);
  const name = wanted.find((one) => names.has(one));
  return name === undefined ? null : readFileSync(join(folder, name));
}

/** A part of a text: letters, or one emoji's drawing. An emoji without a drawing is left out. */
export type TextRun = string | { svg: Uint8Array };

export function splitEmoji(text: string): TextRun[] {
  const parts: TextRun[] = [];
  for (const { segment } of graphemes.segment(text)) {
    if (PICTOGRAPH.test(segment) && !MARK.test(segment)) {
      const svg = readDrawing(segment);
      if (svg) parts.push({ svg });
    } else if (typeof parts.at(-1) === 'string') parts[parts.length - 1] += segment;
    else parts.push(segment);
  }
  return parts;
}
