import { expect, makeCreator, makeQuiz, test } from './support.ts';

test("a visitor's pages load neither sign-in nor the Firestore SDK nor MUI, and make one read", async ({
  browser,
  baseURL,
}) => {
  const creator = await makeCreator();
  const { path } = await makeQuiz(creator, 'know-me');
  for (const [address, ready] of [
    [path, 'Stay Anonymous'],
    [`/${creator.username}/anonymous-messages`, 'textbox'],
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
    expect(reads).toHaveLength(1);
    await context.close();
  }
});
