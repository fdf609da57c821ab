import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Picture, PictureShape } from '../../domain/pictures.ts';
import { portraitOf } from '../../domain/profiles/face.ts';
import { run } from '../../scripts/lib/process.ts';
import { CACHE, inRoot } from '../../scripts/lib/project.ts';

/**
 * Draws examples of the pictures of links and stories, those of the README among them:
 * `node docs/art/pictures.ts [folder]`, docs/screenshots unless one is named.
 */
const folder = process.argv[2] ?? fileURLToPath(new URL('../screenshots', import.meta.url));
process.env['SITE_ORIGIN'] = 'https://whoknows.example';

const quiz = {
  game: 'two-truths',
  title: 'Three things about Maya 🦊',
  name: 'Maya',
  path: '/maya/k7m2p9qx',
  drawn: portraitOf('Maya'),
} as const;
const circle = {
  kind: 'circle',
  name: 'The lunch table',
  path: '/circle',
  members: ['Maya', 'Robin', 'Zoë', 'Sam', 'Noor'],
  rows: [
    [null, 80, 60, 40, 100],
    [100, null, 40, 20, 80],
    [80, 60, null, null, 60],
    [60, 40, 20, null, 40],
    [100, 80, 60, 40, null],
  ],
  titles: { openBook: 0, mystery: 3, mindReader: 0, pair: [0, 4] },
} as const;
const EXAMPLES: readonly [name: string, shape: PictureShape, picture: Picture, language: string][] = [
  ['picture-quiz', 'og', { kind: 'quiz', ...quiz }, 'en'],
  [
    'picture-result',
    'story',
    {
      kind: 'result',
      ...quiz,
      game: 'know-me',
      title: 'The Maya exam',
      player: 'Robin',
      drawn: portraitOf('Robin'),
      percent: 80,
      score: 4,
      total: 5,
    },
    'en',
  ],
  [
    'picture-reply',
    'story',
    {
      kind: 'message',
      name: 'Maya',
      text: 'Who was your first crush? 👀',
      reply: 'Everyone already knows. It was the boy with the trombone.',
      path: '/maya/messages',
    },
    'en',
  ],
  ['picture-circle', 'story', circle, 'en'],
  [
    'picture-ask',
    'story',
    { kind: 'ask', name: 'Maya', path: '/maya/messages', prompt: null, drawn: portraitOf('Maya') },
    'fr',
  ],
];

const bundle = `${CACHE}/pictures/draw.js`;
await run(process.execPath, [inRoot('functions/build-pictures.mjs'), bundle]);
const { draw } = (await import(bundle)) as {
  draw: (shape: PictureShape, picture: Picture, language: string) => Promise<Buffer>;
};
mkdirSync(folder, { recursive: true });
for (const [name, shape, picture, language] of EXAMPLES)
  writeFileSync(join(folder, `${name}.png`), await draw(shape, picture, language));
