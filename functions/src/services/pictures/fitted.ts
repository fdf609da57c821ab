import type { MeasuredNode, Node } from '@takumi-rs/core';
import { type FittedText, words } from './nodes.ts';

type Measure = (node: Node) => Promise<MeasuredNode>;

/** Returns the largest whole number up to a last one at which something holds, or the first. */
async function largest(first: number, last: number, holds: (value: number) => Promise<boolean>): Promise<number> {
  if (await holds(last)) return last;
  let [low, high] = [first, last];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Returns the beginning of a text; a name in it stays apart from the rest. */
function cut(characters: readonly string[], count: number): string {
  const start = characters.slice(0, count).join('').trimEnd();
  return `${start}…${start.lastIndexOf('\u2068') > start.lastIndexOf('\u2069') ? '\u2069' : ''}`;
}

/** A space at the end of a line takes room that nobody sees. */
const SPACE = 0.35;

async function sized({ text, style, room }: FittedText, measure: Measure): Promise<Node> {
  const { width, lines, max, min } = room;
  const written = (shown: string, fontSize: number, overflowWrap: 'normal' | 'anywhere' = 'anywhere') =>
    words(shown, { ...style, width, fontSize, overflowWrap });
  const fits = async (...of: Parameters<typeof written>) => {
    const [, size] = of;
    const node = written(...of);
    const { height, runs } = await measure(node);
    const line = Number(node.style?.lineHeight);
    return (
      runs.every((run) => run.width - (run.text.endsWith(' ') ? SPACE * size : 0) <= width) &&
      Math.round(height / size / line) <= (typeof lines === 'number' ? lines : lines(size, line))
    );
  };
  const size = await largest(min, Math.floor(max), (one) => fits(text, one, 'normal'));
  if (await fits(text, size)) return written(text, size);
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const count = await largest(0, characters.length, (one) => fits(cut(characters, one), size));
  return written(cut(characters, count), size);
}

/** Returns a tree with each text in the size that it has room for, and cut where the smallest is too large. */
export async function fitted(node: Node, measure: Measure): Promise<Node> {
  if (node.type !== 'container') return node;
  if ('room' in node) return sized(node as unknown as FittedText, measure);
  return { ...node, children: await Promise.all((node.children ?? []).map((child) => fitted(child, measure))) };
}
