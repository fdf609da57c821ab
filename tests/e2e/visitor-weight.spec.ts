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
