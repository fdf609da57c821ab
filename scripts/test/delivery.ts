import { delivery } from '../../tests/delivery/delivery.ts';
import { portsFor } from '../lib/ports.ts';
import { main } from '../lib/project.ts';

/** Always the same, so that a failure can be reproduced. */
const NIGHTLY = { n: 200, seed: 52 };

/** The step `delivery`: the benchmark of that name, on the backend and the site of all tests. */
await main(async () => {
  const { auth, functions, hosting } = portsFor('tests');
  await delivery({ ...NIGHTLY, at: { authPort: auth, functionsPort: functions, port: hosting } });
  return 0;
});
