import type { AddressInfo } from 'node:net';
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
