import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST, fileOf } from './support/site.ts';

const STATIC_IMPORT = /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w*{}\s,$]*from)?\s*["']\.\/([^"']+\.js)["']/g;
const files = readdirSync(`${DIST}/assets`);

/** The scripts that every page starts with. */
const entries = () =>
  [...fileOf('app.html').matchAll(/<script type="module"[^>]* src="\/assets\/([^"]+)"/g)].map(
    ([, file]) => file as string,
  );

function scriptOf(chunk: string): string {
  const found = files.filter((file) => file.startsWith(`${chunk}-`) && /^.{8}\.js$/.test(file.slice(chunk.length + 1)));
  expect(found, chunk).toHaveLength(1);
  return found[0] as string;
}

/** Returns the scripts of a page: those that every page starts with, its chunks, and all that they import at once. */
function scriptsOf(chunks: readonly string[]): readonly string[] {
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, next] of fileOf('assets', file).matchAll(STATIC_IMPORT)) reach(next as string);
  };
  for (const file of [...entries(), ...chunks.map(scriptOf)]) reach(file);
  expect(reached.size).toBeGreaterThan(chunks.length);
  return [...reached];
}

const HASH = /-[\w-]{8}(?=\.js\b)/g;
/**
 * In kB of Brotli, which Hosting sends (github.com/firebase/firebase-tools/issues/4119). Without the hashes in files'
 * names: they take one percent, and some bytes more or less in each build.
 */
const weightOf = (scripts: readonly string[]) =>
  scripts.reduce((sum, file) => sum + brotliCompressSync(fileOf('assets', file).replace(HASH, '')).length, 0) / 1000;

// changes that make a page heavier are decided here
test.each([
  [['landing-page'], 89.7],
  [['take-quiz-page'], 96.9],
  [['send-message-page'], 92.1],
  [['results-page'], 95.4],
  [['circle-page'], 98],
  [['public-profile-page'], 92.9],
  [['sign-in'], 150.8], // without the database
  [['signed-in', 'dashboard-page'], 317.2],
  [['guest-editor', 'guest-editor-page'], 196.2],
])('%s: at most %d kB of scripts', (chunks, budget) => expect(weightOf(scriptsOf(chunks))).toBeLessThan(budget));

/** Sign-in, the database with its live queries, MUI, React Router, and what recognizes browsers inside apps. */
const HEAVY = ['identitytoolkit', 'WebChannel', 'MuiButton', 'reactRouter', 'musical_ly'];
const codeOf = (chunks: readonly string[]) =>
  scriptsOf(chunks)
    .map((file) => fileOf('assets', file))
    .join('\n');

test.each(['take-quiz-page', 'send-message-page', 'results-page', 'public-profile-page', 'circle-page'])(
  '%s needs neither sign-in nor the Firestore SDK nor MUI nor React Router',
  (chunk) => {
    const code = codeOf([chunk]);
    expect(code).toContain('earlyReads');
    expect(HEAVY.filter((mark) => code.includes(mark))).toEqual([]);
  },
);

test('no chunk of packages imports the app: in such a circle, code runs before its imports are ready', () => {
  const packages = files.filter((file) => /^(?:vendor|creator-.*packages)-.{8}\.js$/.test(file));
  expect(packages.length).toBeGreaterThan(3);
  const imported = packages.flatMap((file) =>
    [...fileOf('assets', file).matchAll(STATIC_IMPORT)].map(([, next]) => next as string),
  );
  expect(imported.filter((file) => /^(?:app|shared|creator(?:-[a-z])*)-.{8}\.js$/.test(file))).toEqual([]);
});

test('each of those is somewhere in the build', () => {
  const all = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => fileOf('assets', file))
    .join('\n');
  expect(HEAVY.filter((mark) => !all.includes(mark))).toEqual([]);
});
