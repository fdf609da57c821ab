import { dashboard } from '../bench/dashboard.ts';
import { vitals } from '../bench/vitals.ts';
import { weight } from '../bench/weight.ts';
import { main, Sorry } from '../lib/project.ts';

const benches: Record<string, () => Promise<void>> = { weight, dashboard, vitals };

/** `npm run bench <name>`: measures and prints; never judges by wall-clock time. */
await main(async () => {
  const name = process.argv[2] ?? '';
  const bench = benches[name];
  if (!bench) throw new Sorry(`Name a benchmark: ${Object.keys(benches).join(', ')}.`);
  await bench();
  return 0;
});
