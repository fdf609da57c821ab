// Bundles the operator's tasks, which share the functions' code, into the file that is named.
import { fileURLToPath } from 'node:url';
import { bundleTo } from './bundle.mjs';

await bundleTo(process.argv[2], fileURLToPath(new URL('./src/ops/main.ts', import.meta.url)));
