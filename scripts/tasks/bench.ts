import { parseArgs } from 'node:util';
import { delivery } from '../../tests/delivery/delivery.ts';
import { load } from '../bench/load.ts';
import { pages } from '../bench/pages.ts';
import { vitals } from '../bench/vitals.ts';
import { portsFor } from '../lib/ports.ts';
import { main, Sorry } from '../lib/project.ts';

const MOST = 100_000;
const DELIVERIES = 1000;
const LOAD_S = 60;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // `shared`: on the backend and the site of all tests, as the step `delivery` does
  options: { n: { type: 'string' }, seed: { type: 'string' }, shared: { type: 'boolean' } },
});

function wholeNumber(option: 'n' | 'seed', otherwise: number): number {
  const number = Number(values[option] ?? otherwise);
  if (!Number.isInteger(number) || number < 0 || number >= MOST)
    throw new Sorry(`--${option} is a whole number below ${MOST}.`);
  return number;
}

const benches: Record<string, () => Promise<void>> = {
  vitals,
  pages,
  load: () => load(wholeNumber('n', LOAD_S)),
  delivery: () => {
    const { auth, functions, hosting } = portsFor('tests');
    const at = { authPort: auth, functionsPort: functions, port: hosting };
    const seed = wholeNumber('seed', Math.floor(Math.random() * MOST));
    return delivery({ n: wholeNumber('n', DELIVERIES), seed, ...(values.shared && { at }) });
  },
};

/** `npm run bench <name>`: measures and prints; never judges by wall-clock time. */
await main(async () => {
  const bench = benches[positionals[0] ?? ''];
  if (!bench) throw new Sorry(`Name a benchmark: ${Object.keys(benches).join(', ')}.`);
  await bench();
  return 0;
});
