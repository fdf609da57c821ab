import { run } from '../lib/process.ts';
import { main } from '../lib/project.ts';

/** `npm run lint [--write]`: format, lint rules and import order. */
await main(() => run('biome', ['check', '--error-on-warnings', ...process.argv.slice(2)]));
