import { parseArgs } from 'node:util';
import { delivery } from '../../tests/delivery/delivery.ts';
import { load } from '../bench/load.ts';
import { pages } from '../bench/pages.ts';
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
  vitals,
  pages,
  load: () => (positionals[1] === 'viral' ? viral(wholeNumber('n', VIRAL_S)) : load()),
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
