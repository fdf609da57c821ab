import { run } from '../lib/process.ts';
import { main } from '../lib/project.ts';

/** `npm run typecheck`: every folder, with only the types it may use. */
await main(() => run('tsc', ['-b']));
