import type { Renderer as TakumiRenderer } from '@takumi-rs/core';
import type { Picture, PictureShape } from '../../domain/pictures.ts';
import { measure, median } from './latency.ts';

/** What one process measured, in milliseconds, bytes, and MB of memory. */
export interface Drawn {
  coldMs: number;
  warmMs: number;
  floorMs: number;
  perSecond: number;
  floorPerSecond: number;
  bytes: number;
  startMb: number;
  firstMb: number;
  hundredsMb: number;
  scriptsMb: number;
}

const TITLES = [
  'How well do you know me, really?',
  'Never have I ever: the party edition 🎉',
  'Est-ce que tu me connais vraiment ?',
  'כמה טוב אתה מכיר אותי?',
  'さくらのことをどれだけ知ってる？',
];
/** One text for each family of fonts. */
const SCRIPTS = [
  ...['Nguyễn Ελένη Мая', 'مريم', 'Հայկ', 'মায়া', 'ማያ', 'ქეთი', 'માયા', 'ਮਾਇਆ', 'מאיה', 'ಮಾಯಾ', 'ម៉ាយ៉ា', 'ມາຍາ'],
  ...['മായ', 'မာယာ', 'මායා', 'மாயா', 'మాయ', 'มายา', '李雷韩梅梅张伟王芳', '桜の木のまえで', '민준이랑 서연이'],
];
/** Concurrently: as many as the instance takes, more than there are threads that draw. */
const PEOPLE = 8;
const EACH = 20;
const WARM = 40;

const megabytes = () => process.memoryUsage().rss / 1e6;

/** Measures in this process: `node pictures-drawing.ts {bundle} {shape}`; prints JSON. */
async function main(bundle: string, shape: PictureShape): Promise<void> {
  const picture = (title: string): Picture => ({
    kind: 'result',
    game: 'know-me',
    title,
    name: 'Maya',
    player: 'Robin',
    percent: 80,
    score: 4,
    total: 5,
    path: '/maya/abcd2345',
  });
  const startMb = megabytes();
  const from = performance.now();
  const { draw } = (await import(bundle)) as {
    draw: (shape: PictureShape, picture: Picture, language: string) => Promise<Buffer>;
  };
  const first = await draw(shape, picture(TITLES[0] ?? ''), 'en');
  const coldMs = performance.now() - from;
  const firstMb = megabytes();

  let drawn = 0;
  const next = () => draw(shape, picture(TITLES[drawn++ % TITLES.length] ?? ''), 'en');
  for (const _ of TITLES) await next();
  const warm = await measure(1, WARM, async () => void (await next()));
  const crowd = await measure(PEOPLE, EACH, async () => void (await next()));

  const { Renderer } = (await import('@takumi-rs/core')) as { Renderer: typeof TakumiRenderer };
  const renderer = new Renderer();
  const size = { width: first.readUInt32BE(16), height: first.readUInt32BE(20) };
  const blank = async () =>
    void (await renderer.render(
      { type: 'container', style: { width: '100%', height: '100%', background: '#fff6e6' } },
      { ...size, format: 'png' },
    ));
  await blank();
  const floor = await measure(1, WARM, blank);
  const floorCrowd = await measure(PEOPLE, EACH, blank);
  const hundredsMb = megabytes();
  for (const title of SCRIPTS) await draw(shape, picture(title), 'en');
  const found: Drawn = {
    coldMs,
    warmMs: median(warm.ms),
    floorMs: median(floor.ms),
    perSecond: crowd.perSecond,
    floorPerSecond: floorCrowd.perSecond,
    bytes: first.length,
    startMb,
    firstMb,
    hundredsMb,
    scriptsMb: megabytes(),
  };
  console.log(JSON.stringify(found));
}

const [bundle = '', shape = 'og'] = process.argv.slice(2);
await main(bundle, shape as PictureShape);
