import { officialSuite } from '../lib/official.ts';
import { main } from '../lib/project.ts';

/** `npm run test:official`: rules and functions tests on Google's emulators, where they are installed. */
await main(async () => {
  const { passed, failed } = await officialSuite();
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
