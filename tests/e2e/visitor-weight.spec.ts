import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isListed } from './public-copies.ts';
import { expect, makeCreator, makeQuiz, test } from './support.ts';

test("a visitor's pages load neither sign-in nor the Firestore SDK nor MUI, and make one read or two", async ({
  browser,
  baseURL,
}) => {
  const creator = await makeCreator();
  const { path } = await makeQuiz(creator, 'know-me');
  await isListed(creator.username, 1);
  const profile = `/${creator.username}`;
  for (const [address, ready, documents] of [
    [path, 'Stay Anonymous', [path.replace(creator.username, 'quizzes')]],
    [`${profile}/anonymous-messages`, 'textbox', [`/usernames${profile}`]],
    [profile, 'textbox', [`/usernames${profile}`, `/listings/${creator.uid}`]],
  ] as const) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
    const page = await context.newPage();
    const scripts: Promise<string>[] = [];
    const reads: string[] = [];
    page.on('response', (reply) => {
      if (reply.request().resourceType() === 'script') scripts.push(reply.text());
      if (reply.url().includes('/documents')) reads.push(reply.url());
    });
    await page.goto(address);
    await (ready === 'textbox' ? page.getByRole('textbox') : page.getByRole('button', { name: ready })).waitFor();
    page.removeAllListeners('response'); // what comes for later is not this page's
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain('earlyReads'); // the scripts were really looked at
    expect(code).not.toContain('identitytoolkit');
    expect(code).not.toContain('persistentLocalCache');
    expect(code).not.toContain('WebChannel');
    expect(code).not.toContain('MuiButton');
    expect(reads.map((url) => new URL(url).pathname.split('/documents')[1])).toEqual(documents);
    await context.close();
  }
});

const ASSETS = join(process.env['DIST'] ?? 'dist', 'assets');
const STATIC_IMPORT = /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w*{}\s,$]*from)?\s*["']\.\/([^"']+\.js)["']/g;

/** The script that the app starts with. */
const entry = () =>
  /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(readFileSync(join(ASSETS, '../app.html'), 'utf8'))?.[1];

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
  reach(entry() ?? 'no entry');
  for (const chunk of ['shell', ...chunks]) reach(fileOf(chunk));
  return [...reached].reduce((sum, file) => sum + gzipSync(readFileSync(join(ASSETS, file))).length, 0) / 1000;
}

// whoever makes a page heavier decides so here; what is aimed at stands behind each
for (const [chunks, budget] of [
  [['landing-page'], 141], // 140
  [['take-quiz-page'], 159], // 155
  [['send-message-page'], 157], // 150
  [['public-profile-page'], 162], // 155
  [['results-page'], 159], // 155
  [['signed-in', 'dashboard-page', 'firebase'], 412], // 415
] as const)
  test(`${chunks.join(', ')}: at most ${budget} kB of scripts`, () => expect(weightOf(chunks)).toBeLessThan(budget));
