import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PictureShape } from '../../domain/pictures.ts';
import { run } from '../lib/process.ts';
import { CACHE, inRoot, Sorry } from '../lib/project.ts';
import type { Drawn } from './pictures-drawing.ts';

/** Draws in a new process, which has loaded nothing yet. */
async function drawIn(bundle: string, shape: PictureShape): Promise<Drawn> {
  const script = fileURLToPath(new URL('./pictures-drawing.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, bundle, shape]);
  return JSON.parse(stdout) as Drawn;
}

/** `npm run bench pictures`: how fast, how large and with how much memory pictures are drawn. */
export async function pictures(): Promise<void> {
  const bundle = `${CACHE}/pictures/draw.js`;
  if ((await run(process.execPath, [inRoot('functions/build-pictures.mjs'), bundle])) !== 0)
    throw new Sorry('The drawing of pictures did not build.');
  console.log('\nPictures of a result. Floor: a blank picture of the same size, from the same renderer\n');
  const heads = [
    'shape',
    'cold ms',
    'warm ms',
    'x floor',
    'per s',
    'x floor',
    'kB',
    'MB: start',
    'first',
    '360',
    'scripts',
  ];
  console.log(heads.map((head) => head.padStart(10)).join(''));
  for (const shape of ['og', 'story'] as const) {
    const drawn = await drawIn(bundle, shape);
    const cells = [
      shape,
      drawn.coldMs.toFixed(0),
      drawn.warmMs.toFixed(1),
      (drawn.warmMs / drawn.floorMs).toFixed(1),
      drawn.perSecond.toFixed(0),
      (drawn.perSecond / drawn.floorPerSecond).toFixed(2),
      (drawn.bytes / 1000).toFixed(0),
      ...[drawn.startMb, drawn.firstMb, drawn.hundredsMb, drawn.scriptsMb].map((mb) => mb.toFixed(0)),
    ];
    console.log(cells.map((cell) => cell.padStart(10)).join(''));
  }
  console.log('\nMB is memory of the process: at its start, after one picture, after hundreds, after every script.');
}
