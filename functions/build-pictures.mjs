// Bundles the drawing of pictures into the file that is named: the benchmark draws without a server.
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleTo } from './bundle.mjs';

await bundleTo(process.argv[2], fileURLToPath(new URL('./src/services/pictures/draw.ts', import.meta.url)));
cpSync(fileURLToPath(new URL('../public/icons/faces', import.meta.url)), join(dirname(process.argv[2]), 'faces'), {
  recursive: true,
});
