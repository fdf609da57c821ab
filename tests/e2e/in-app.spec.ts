// the way out beside each form: src/features/sign-in/in-app.screen.test.tsx
import { IN_APP } from '../../domain/testing/user-agents.ts';
import { admin, linkGoogle } from './auth-emulator.ts';
import { expect, keepSignedIn, makeCreator, makeQuiz, skipTime, test, watch } from './support.ts';

test.describe('a creator inside Instagram', () => {
  test.use({ userAgent: IN_APP.android.Instagram });

  test('finds the way out where Google is the only way to confirm who they are', async ({ page }) => {
    const creator = await makeCreator();
    await keepSignedIn(page, creator);
    await linkGoogle(creator);
    await admin('update', { localId: creator.uid, deleteProvider: ['password'] });
    await page.goto('/account');
    await expect(page.getByRole('region', { name: 'Sign-in methods' })).toContainText('Connected');
    await skipTime(page);
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect(page.getByRole('dialog', { name: 'Is it really you?' })).toContainText(
      "Google doesn't work inside Instagram.",
    );
    await expect(page.getByRole('link', { name: 'Open in browser' })).toHaveAttribute('href', /\/account#Intent/);
  });
});

test.describe('a visitor inside TikTok on an iPhone', () => {
  test.use({ userAgent: IN_APP.ios.TikTok, permissions: [] });

  test('plays, shares and writes without the features such browsers lack', async ({ page }) => {
    const complaints = watch(page);
    // such browsers have none of these
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Object.defineProperty(window, 'Notification', { value: undefined });
    });
    const creator = await makeCreator();
    const { path, draft } = await makeQuiz(creator, 'know-me');
    await page.goto(path);
    await page.getByRole('button', { name: 'Stay Anonymous' }).click();
    for (const question of draft.questions) {
      if ('options' in question) await page.getByRole('button', { name: question.options[0] ?? '' }).click();
    }
    await page.waitForURL('**/quiz/results/*');
    await page.getByRole('button', { name: 'Share Results' }).click();
    await expect(page.getByText('Score and quiz link copied to clipboard!')).toBeVisible();

    await page.goto(`/${creator.username}/anonymous-messages`);
    await page.getByRole('textbox').fill('Psst.');
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
