import { officialSuite } from '../lib/official.ts';
import { main } from '../lib/project.ts';
import { summary } from '../lib/tally.ts';

/** `npm run test:official`: rules and functions tests on Google's emulators, where they are installed. */
await main(async () => {
  const tally = await officialSuite();
  console.log(summary(tally));
  return tally.failed === 0 ? 0 : 1;
});
