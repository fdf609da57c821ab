import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveHosting } from '../../scripts/lib/hosting.ts';
import { isListed } from './public-copies.ts';
import { expect, makeCreator, makeQuiz, test } from './support.ts';

test("a visitor's pages load neither sign-in nor the Firestore SDK nor MUI nor React Router; what they show comes with them, or in one read or two", async ({
  browser,
  baseURL,
}) => {
  const creator = await makeCreator();
  const { path } = await makeQuiz(creator, 'know-me');
  await isListed(creator.username, 1);
  const profile = `/${creator.username}`;
  const pages = [
    [path, 'Stay Anonymous', [path.replace(creator.username, 'quizzes')]],
    [`${profile}/anonymous-messages`, 'textbox', [`/usernames${profile}`]],
    [profile, 'textbox', [`/usernames${profile}`, `/listings/${creator.uid}`]],
  ] as const;
  // without functions, Hosting sends the shell: as the worker does on later visits
  const shells = await serveHosting({ dist: process.env['DIST'] ?? 'dist', port: 0 });
  const shellOrigin = `http://localhost:${(shells.address() as AddressInfo).port}`;
  for (const [origin, isRendered] of [
    [baseURL, true],
    [shellOrigin, false],
  ] as const)
    for (const [address, ready, documents] of pages) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      const scripts: Promise<string>[] = [];
      const reads: string[] = [];
      page.on('response', (reply) => {
        if (reply.request().resourceType() === 'script') scripts.push(reply.text());
        if (reply.url().includes('/documents')) reads.push(reply.url());
      });
      await page.goto(origin + address);
      await (ready === 'textbox' ? page.getByRole('textbox') : page.getByRole('button', { name: ready })).waitFor();
      page.removeAllListeners('response'); // what comes for later is not this page's
      const code = (await Promise.all(scripts)).join('\n');
      expect(code).toContain('earlyReads'); // the scripts were really looked at
      expect(code).not.toContain('identitytoolkit');
      expect(code).not.toContain('persistentLocalCache');
      expect(code).not.toContain('WebChannel');
      expect(code).not.toContain('MuiButton');
      expect(code).not.toContain('reactRouter');
      expect(code).not.toContain('musical_ly'); // what tells browsers inside apps
      expect(reads.map((url) => new URL(url).pathname.split('/documents')[1])).toEqual(isRendered ? [] : documents);
      await context.close();
    }
  shells.closeAllConnections();
  shells.close();
});

const ASSETS = join(process.env['DIST'] ?? 'dist', 'assets');
const STATIC_IMPORT = /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w*{}\s,$]*from)?\s*["']\.\/([^"']+\.js)["']/g;

/** The scripts that every page starts with. */
const entries = () =>
  [
    ...readFileSync(join(ASSETS, '../app.html'), 'utf8').matchAll(
      /<script type="module"[^>]* src="\/assets\/([^"]+)"/g,
    ),
  ].map(([, file]) => file as string);

/** Returns what the scripts of a page weigh together, in kB of gzip: its chunks, and all that they import at once. */
function weightOf(chunks: readonly string[]): number {
  const files = readdirSync(ASSETS);
  const fileOf = (chunk: string) => {
    const found = files.filter(
      (file) => file.startsWith(`${chunk}-`) && /^.{8}\.js$/.test(file.slice(chunk.length + 1)),
    );
    expect(found, chunk).toHaveLength(1);
    return found[0] as string;
  };
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, next] of readFileSync(join(ASSETS, file), 'utf8').matchAll(STATIC_IMPORT)) reach(next as string);
  };
  for (const file of [...entries(), ...chunks.map(fileOf)]) reach(file);
  expect(reached.size).toBeGreaterThan(chunks.length);
  return [...reached].reduce((sum, file) => sum + gzipSync(readFileSync(join(ASSETS, file))).length, 0) / 1000;
}

// whoever makes a page heavier decides so here
for (const [chunks, budget] of [
  [['landing-page'], 103],
  [['take-quiz-page'], 113],
  [['send-message-page'], 110],
  [['results-page'], 114],
  [['public-profile-page'], 111],
  [['sign-in'], 173], // without the database
  [['signed-in', 'dashboard-page'], 412],
  [['guest-editor', 'guest-editor-page'], 227],
] as const)
  test(`${chunks.join(', ')}: at most ${budget} kB of scripts`, () => expect(weightOf(chunks)).toBeLessThan(budget));
