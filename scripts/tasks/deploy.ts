import { existsSync } from 'node:fs';
import { run } from '../lib/process.ts';
import { inRoot, main, Sorry } from '../lib/project.ts';

/** `npm run deploy [-- firebase options]`: builds by the predeploy hooks of firebase.json and uploads everything. */
await main(async () => {
  if (!existsSync(inRoot('.env'))) {
    throw new Sorry(
      'There is no .env: copy .env.example to .env and fill in your Firebase project first (docs/operations.md).',
    );
  }
  return run('firebase', ['deploy', ...process.argv.slice(2)]);
});
