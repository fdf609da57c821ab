// walks: src/data/auth-startup-timeout.ts
import { expect, makeCreator, signInOn, test } from './support.ts';

test('when the sign-in service fails or hangs, the dashboard opens with what is stored, and the session stays', async ({
  page,
  context,
}) => {
  await signInOn(page, await makeCreator());
  await page.close();
  // at once, and when the token of the session has run out meanwhile
  for (const [doesFail, hours] of [
    [true, 0],
    [false, 0],
    [false, 2],
  ] as const) {
    let refused = 0;
    await context.route(/\/(identitytoolkit|securetoken)\.googleapis\.com\//, async (route) => {
      refused += 1;
      // whoever hangs never answers
      if (doesFail) await route.fulfill({ status: 503, body: 'down' });
    });
    const train = await context.newPage();
    if (hours > 0) await train.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await train.goto('/dashboard');
    // the service's own client would wait for half a minute, on a phone for a whole one
    await expect(train.getByText('Total Responses')).toBeVisible();
    expect(refused).toBeGreaterThan(0);
    await expect(train.getByRole('heading', { level: 1 })).toContainText('Zoe');
    await train.close();
    await context.unrouteAll();
  }
});
