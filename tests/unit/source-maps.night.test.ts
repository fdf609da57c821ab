import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapPositions, mapsFolderOf, putMapsAside } from '../../scripts/lib/source-maps.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
const dist = join(folder, 'dist');
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
/** What a browser would say of an error that is thrown in `code`. */
const positionIn = (code: string) => `1:${code.indexOf('throw') + 1}`;

let app: string;
let worker: string;
beforeAll(async () => {
  write('src/app.ts', 'const one: number = 1;\n\nexport function breaks() {\n  throw new Error(String(one));\n}\n');
  write('src/sw.ts', '\n\nexport function breaksToo() {\n  throw new Error();\n}\n');
  const build = async (input: string, file: string) => {
    const bundle = await rolldown({ input: join(folder, input) });
    const { output } = await bundle.write({
      dir: join(dist, dirname(file)),
      entryFileNames: file.split('/').at(-1) as string,
      minify: true,
      sourcemap: 'hidden',
    });
    return output[0].code;
  };
  app = await build('src/app.ts', 'assets/app-Ab3_x-9z.js');
  worker = await build('src/sw.ts', 'sw.js');
  write('dist/app.html', '<script type="application/json">{"build":"1a2b3c4d"}</script>');
  putMapsAside(dist);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('maps are in a folder per build, beside the deployed files and not among them', () => {
  expect(existsSync(join(dist, 'assets/app-Ab3_x-9z.js'))).toBe(true);
  expect(existsSync(join(dist, 'assets/app-Ab3_x-9z.js.map'))).toBe(false);
  expect(existsSync(join(mapsFolderOf(dist), '1a2b3c4d/assets/app-Ab3_x-9z.js.map'))).toBe(true);
});

test('positions in a log line are mapped to sources, those of the worker by the build in the line', () => {
  const line = JSON.stringify({
    stack_trace: `TypeError\n    at assets/app-Ab3_x-9z.js:${positionIn(app)}\n    at sw.js:${positionIn(worker)}`,
    serviceContext: { service: 'web', version: '1a2b3c4d' },
  });
  const told = mapPositions(line, mapsFolderOf(dist)).split('\n');
  expect(told[1]).toContain('at src/app.ts:4:3 (assets/app-Ab3_x-9z.js:1:');
  expect(told[2]).toContain('at src/sw.ts:4:3 (sw.js:1:');
});

test.each([
  ['of another build', 'at assets/app-Zz00aa11.js:1:7'],
  ['of a worker of an unknown build', 'at sw.js:1:7'],
  ['outside of the build', 'at page:1:7\n    at foreign:2:9'],
])('positions %s stay unchanged', (_, text) => expect(mapPositions(text, mapsFolderOf(dist))).toBe(text));
