import { run } from '../lib/process.ts';
import { main } from '../lib/project.ts';

/** `npm run typecheck`: every room with the types it may know, no more. */
await main(() => run('tsc', ['-b']));
