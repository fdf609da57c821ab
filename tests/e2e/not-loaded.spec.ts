import { expectArrived, messagesTo, sendButton, writeMessage } from './submissions.ts';
import { comeBack, expect, makeCreator, test } from './support.ts';

test('a page without a panel says so, keeps what was typed, and still sends', async ({ page, context }) => {
  const creator = await makeCreator();
  // a panel without its code doesn't open, and one without its words shows nothing
  await page.route(/\/assets\/second-thought-/, (route) => route.abort());
  await writeMessage(page, creator.username, 'I want to die');
  const box = page.getByRole('textbox');
  const sheet = page.getByRole('dialog', { name: 'What Zoe will see' });
  const open = page.getByRole('button', { name: 'What Zoe will see' });
  await context.setOffline(true);
  await open.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing you typed is lost.' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await comeBack(context);
  await page.route(/\/tracking-panel\.json$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('exactly what gets stored')) await route.abort();
    else await route.fulfill({ response });
  });
  await open.click();
  await expect(sheet.getByRole('alert')).toContainText('No connection to WhoKnows.');
  await expect(sheet.getByText('127.0.0.1')).toBeHidden();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(box).toHaveValue('I want to die');

  // without the code that looks at the words, the message is sent
  await sendButton(page).click();
  await expectArrived(() => messagesTo(creator.uid), ['I want to die']);
});

test('the language changes in place although the page loads other texts meanwhile', async ({ page }) => {
  const creator = await makeCreator();
  await page.goto(`/${creator.username}/messages`);
  const button = page.getByRole('button', { name: 'What Zoe will see' });
  await expect(button).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  const [common, panel] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/common\.json$/, async (route) => {
    await common.promise;
    await route.continue();
  });
  await page.route(/\/tracking-panel\.json$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('exactement ce qui est')) await panel.promise;
    await route.fulfill({ response });
  });
  const isAsked = page.waitForRequest(/\/common\.json$/);
  await page.getByRole('button', { name: /français/ }).click();
  await isAsked;
  const panels = page.waitForRequest(/tracking-panel/);
  await button.click();
  await panels;
  const isThere = page.waitForResponse(/\/common\.json$/);
  common.resolve();
  await (await isThere).finished();
  panel.resolve();
  await expect(page.getByText("C'est exactement ce qui est gardé si tu envoies maintenant.")).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
});
