import { parseArgs } from 'node:util';
import { dashboard } from '../bench/dashboard.ts';
import { delivery } from '../bench/delivery.ts';
import { load } from '../bench/load.ts';
import { million } from '../bench/million.ts';
import { drill } from '../bench/moderation-load.ts';
import { offline } from '../bench/offline.ts';
import { pages } from '../bench/pages.ts';
import { pictures } from '../bench/pictures.ts';
import { steady } from '../bench/steady.ts';
import { viral } from '../bench/viral.ts';
import { vitals } from '../bench/vitals.ts';
import { weight } from '../bench/weight.ts';
import { main, Sorry } from '../lib/project.ts';
import { exitWhenInterrupted } from '../lib/signals.ts';

const SEEDS = 100_000;
const DELIVERIES = 1000;
const VIRAL_S = 60;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { n: { type: 'string' }, seed: { type: 'string' } },
});

function wholeNumber(option: 'n' | 'seed', otherwise: number): number {
  const number = Number(values[option] ?? otherwise);
  if (!Number.isInteger(number) || number < 0 || number >= SEEDS)
    throw new Sorry(`--${option} is a whole number below ${SEEDS}.`);
  return number;
}

const benches: Record<string, () => Promise<void>> = {
  weight,
  dashboard,
  vitals,
  offline,
  pages,
  pictures,
  drill,
  million,
  load: () => {
    if (positionals[1] === 'viral') return viral(wholeNumber('n', VIRAL_S));
    return positionals[1] === 'steady' ? steady() : load();
  },
  delivery: () =>
    delivery({
      n: wholeNumber('n', DELIVERIES),
      seed: wholeNumber('seed', Math.floor(Math.random() * SEEDS)),
    }),
};

/** `npm run bench <name>`: measures and prints; never judges by wall-clock time. */
await main(async () => {
  exitWhenInterrupted();
  const name = positionals[0] ?? '';
  const bench = benches[name];
  if (!bench) throw new Sorry(`Name a benchmark: ${Object.keys(benches).join(', ')}.`);
  await bench();
  return 0;
});
