import type { Language } from '@domain/languages.ts';
import type { Picture, PictureShape } from '@domain/pictures.ts';
import { draw } from './draw.ts';

/** Drawn pictures in memory: a link that spreads is asked for by many crawlers before the CDN has it. */
const KEPT_MAX = 24;
const kept = new Map<string, Buffer>();
const drawing = new Map<string, Promise<Buffer>>();

/** Returns a picture as PNG, drawn once for all who ask together; null: private content. A message isn't kept. */
export async function pictureOf(shape: PictureShape, picture: Picture | null, language: Language): Promise<Buffer> {
  if (picture?.kind === 'message') return draw(shape, picture, language);
  const key = [shape, language, picture ? JSON.stringify(picture) : 'private'].join(' ');
  const known = kept.get(key) ?? drawing.get(key);
  if (known !== undefined) return known;
  const work = draw(shape, picture, language).finally(() => drawing.delete(key));
  drawing.set(key, work);
  const png = await work;
  const [oldest] = kept.keys();
  if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  kept.set(key, png);
  return png;
}
