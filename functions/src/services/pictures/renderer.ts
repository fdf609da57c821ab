import { readFile } from 'node:fs/promises';
import type { Node, Renderer } from '@takumi-rs/core';
import { fitted } from './fitted.ts';
import { type FontFile, filesFor, rangesOf } from './fonts.ts';

/** Glyphs in memory: a page of Chinese has hundreds, of some kilobytes each. */
const GLYPHS_BYTES = 24 * 1024 * 1024;
/** Emoji and drawings in memory. */
const IMAGES_BYTES = 16 * 1024 * 1024;

const started = new Map<string, Promise<unknown>>();

/** Does work once by its name, and again only after it has failed. */
function once<T>(name: string, work: () => Promise<T>): Promise<T> {
  const known = started.get(name) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const starting = work();
  started.set(name, starting);
  starting.catch(() => started.delete(name));
  return starting;
}

/** Loads the renderer on first use: the other functions of this code don't need it. */
async function load(): Promise<Renderer> {
  const takumi = await import('@takumi-rs/core');
  takumi.setGlyphCacheMaxBytes(GLYPHS_BYTES);
  return new takumi.Renderer({ cacheMaxBytes: IMAGES_BYTES });
}

async function register(to: Renderer, file: FontFile): Promise<void> {
  await to.registerFont({ name: file.family, data: await readFile(file.path), unicodeRange: rangesOf(file) });
}

function filesIn(node: Node): FontFile[] {
  if (node.type === 'text') return filesFor(node.text);
  return node.type === 'container' ? (node.children ?? []).flatMap(filesIn) : [];
}

/** Draws a tree as PNG. */
export async function render(tree: Node, size: { width: number; height: number }): Promise<Buffer> {
  const drawer = await once('renderer', load);
  const openFonts = (node: Node) =>
    Promise.all(filesIn(node).map((file) => once(file.path, () => register(drawer, file))));
  const shown = await fitted(tree, async (node) => {
    await openFonts(node);
    return drawer.measure(node);
  });
  await openFonts(shown);
  return drawer.render(shown, { ...size, format: 'png' });
}
