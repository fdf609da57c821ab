import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';

const [PHONE_WIDTH, PHONE_HEIGHT] = [390, 844];
const USUAL_TEXT = 16;

/** May be cut: previews, addresses, and texts for screen readers. */
const ABBREVIATED = ({ textOverflow, webkitLineClamp, clipPath }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none';

const styled = (part: Element) => ({ part, style: getComputedStyle(part), box: part.getBoundingClientRect() });

/** Returns a text's lines, each without the room above and below its letters. */
function linesOf(text: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].map(
    ({ x, y, width, height }) => new DOMRect(x + 1, y + height * 0.3, width - 2, height * 0.4),
  );
}

/** Returns the box that a text has to fit in; null if it may be cut, or can be scrolled into view. */
function edgesOf(text: Text): DOMRect | null {
  for (let part = text.parentElement; part && part !== document.body; part = part.parentElement) {
    const { style, box } = styled(part);
    if (ABBREVIATED(style) || /auto|scroll/.test(style.overflow)) return null;
    if (/hidden|clip/.test(style.overflow)) return box;
  }
  return new DOMRect(0, -1e6, innerWidth, 2e6);
}

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const isWithin = (line: DOMRect, edges: DOMRect) =>
  line.left >= edges.left - 1 && line.right <= edges.right + 1 && line.top >= edges.top && line.bottom <= edges.bottom;

/** Whether it stays put while the page scrolls beneath it. */
const floats = (part: Element | null): boolean =>
  part !== null && (/sticky|fixed/.test(getComputedStyle(part).position) || floats(part.parentElement));

function misfits(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.scrollingElement ?? document.body;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
  const shown = [...document.querySelectorAll('body *')].filter((part) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  for (const { part, style, box } of shown.map(styled)) {
    if (/sticky|fixed/.test(style.position) && box.height > innerHeight / 3)
      found.push(`over a third: ${part.outerHTML}`);
  }
  const texts = shown
    .flatMap((part) => [...part.childNodes])
    .filter((node): node is Text => node instanceof Text && node.data.trim() !== '')
    .flatMap((text) => {
      const edges = edgesOf(text);
      return edges ? [{ text, edges, lines: linesOf(text), isFloating: floats(text.parentElement) }] : [];
    });
  for (const [index, one] of texts.entries()) {
    if (!one.lines.every((line) => isWithin(line, one.edges))) found.push(`cut: ${one.text.data}`);
    for (const other of texts.slice(index + 1)) {
      if (one.isFloating !== other.isFloating) continue;
      if (one.lines.some((line) => other.lines.some((next) => meet(line, next))))
        found.push(`"${one.text.data}" meets "${other.text.data}"`);
    }
  }
  return found;
}

/** Fails on what a phone doesn't show whole of a page whose reader has chosen letters twice as large. */
export async function expectReflow(): Promise<void> {
  await page.viewport(PHONE_WIDTH, PHONE_HEIGHT);
  await commands.setTextSize(2 * USUAL_TEXT);
  try {
    await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await expect.poll(misfits, { message: location.pathname }).toEqual([]);
  } finally {
    await commands.setTextSize(USUAL_TEXT);
  }
}
