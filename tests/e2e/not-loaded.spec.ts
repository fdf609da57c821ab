import { expectArrived, messagesTo, sendButton, writeMessage } from './submissions.ts';
import { comeBack, expect, makeCreator, test } from './support.ts';

test('a page whose parts do not load says so, keeps what was typed, and still sends', async ({ page, context }) => {
  const creator = await makeCreator();
  // without the code that looks at the words
  await page.route(/\/assets\/second-thought-/, (route) => route.abort());
  await writeMessage(page, creator.username, 'I want to die');
  const open = page.getByRole('button', { name: 'What Zoe will see' });
  await context.setOffline(true);
  await open.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing you typed is lost.' })).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'What Zoe will see' });
  await expect(sheet).toBeHidden();
  await comeBack(context);
  await open.click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('I want to die');
  await sendButton(page).click();
  await expectArrived(() => messagesTo(creator.uid), ['I want to die']);
});
