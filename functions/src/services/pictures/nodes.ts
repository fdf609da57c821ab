import { INK } from '@domain/palette.ts';
import type { Node } from '@takumi-rs/core';
import type { Room } from './fit.ts';
import { filesFor } from './fonts.ts';
import { lineHeightOf } from './line-height.ts';
import { runsOf } from './runs.ts';

export type Style = NonNullable<Node['style']>;

export const box = (style: Style, ...children: readonly Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'column', position: 'relative', ...style },
  children: [...children],
});

/** Returns a drawing in SVG with its own size. */
export const drawing = (svg: string | Uint8Array, style: Style): Node => ({
  type: 'image',
  src: typeof svg === 'string' ? Buffer.from(svg) : svg,
  style,
});

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LETTER = /\p{L}/u;
/** A name in a sentence. */
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;
/** Returns the direction of a text's first letter, like `dir="auto"`. */
const directionOf = (text: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(LETTER.exec(text.replace(ISOLATED, ''))?.[0] ?? '') ? 'rtl' : 'ltr';

/** Spaces keep an emoji apart from the letters; a picture in a line is as high as a capital. */
const EMOJI: Style = { display: 'inline-block', width: '1.05em', height: '1.05em', verticalAlign: '-0.18em' };

/** Returns a text in fonts that have its letters, with emoji as drawings. `pre-wrap` keeps line breaks. */
export function words(written: string, style: Style): Node {
  const text = style.whiteSpace === 'pre-wrap' ? written : written.replace(/\s+/g, ' ');
  const direction = directionOf(text);
  const parts = runsOf(text).map((part): Node => {
    if (typeof part !== 'string') return { type: 'image', src: part.svg, style: EMOJI };
    const families = [...new Set(filesFor(part).map(({ family }) => family))];
    // line breaks alone need none
    return { type: 'text', text: part, style: families.length > 0 ? { fontFamily: families.join(', ') } : {} };
  });
  return {
    type: 'container',
    style: {
      display: 'block',
      // otherwise a column cuts a line in half
      flexShrink: 0,
      overflowWrap: 'anywhere',
      direction,
      ...style,
      ...(typeof style.lineHeight === 'number' && { lineHeight: lineHeightOf(text, style.lineHeight) }),
    },
    children: parts,
  };
}

/** A text whose size the renderer finds (`fitted`). */
export type FittedText = Node & { text: string; style: Style; room: Room };

/** Returns a text as large as its room allows, cut with an ellipsis where even the smallest size is too large. */
export const wordsIn = (text: string, room: Room, style: Style): FittedText => ({
  type: 'container',
  text,
  room,
  style: { ...style, ...(room.keepsWords && { wordBreak: 'keep-all' }) },
  children: [],
});

/** How thick the outline of a sticker is. */
const OUTLINE = 5;

/** Returns a card with a hard shadow. Both are surfaces below: border and `boxShadow` let the ground shine through. */
export function sticker(
  { shadow = 10, shadowFill = INK, width, height, alignSelf, borderRadius, ...style }: StickerStyle,
  ...children: readonly Node[]
): Node {
  const below: Style = { position: 'absolute', width: '100%', height: '100%', borderRadius, background: INK };
  return box(
    { width, height, alignSelf, flexShrink: 0, padding: OUTLINE },
    box({ ...below, background: shadowFill, left: shadow, top: shadow }),
    box({ ...below, left: 0, top: 0 }),
    box({ width: '100%', height: '100%', borderRadius: borderRadius - OUTLINE, ...style }, ...children),
  );
}
type StickerStyle = Style & { shadow?: number; shadowFill?: string; borderRadius: number };
