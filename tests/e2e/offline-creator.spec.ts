import type { Page } from '@playwright/test';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { expectAccessible } from './axe.ts';
import { heading, note, openCold, openOnce, write } from './offline.ts';
import { comeBack, expect, goWithin, makeCreator, makeQuiz, target, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const skeletons = (page: Page) => page.getByRole('status', { name: 'Loading...' });

/** Makes what this device heard of the server older than it is; the next page that opens shows it. */
const age = (page: Page, minutes: number) =>
  page.evaluate(
    ([key, ms]) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? '');
      for (const word of Object.values<{ at: number }>(stored.words)) word.at -= ms;
      localStorage.setItem(key, JSON.stringify(stored));
    },
    [STORAGE_KEYS.freshness, minutes * 60_000] as const,
  );

test('after one look at the dashboard every signed-in page opens offline, with the age of its data', async ({
  page,
  context,
}) => {
  await context.clock.setFixedTime(Date.now()); // what is kept doesn't age by itself
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { title: 'The Zoe exam' });
  const seen = await makeQuiz(creator, 'know-me', { title: 'Seen before' });
  await takeQuiz(target, quiz, quiz.draft, { name: 'Sam', right: 'yyyyn' });
  await takeQuiz(target, seen, seen.draft, { name: 'Kim', right: 'yyyyn' });
  const details = (of: { quizId: string }) => `/quiz/${of.quizId}/details`;
  const excellent = (of: Page) => of.getByRole('listitem').filter({ hasText: 'Excellent' });
  await openOnce(page, creator);
  await expect(page.getByRole('button', { name: /^Sam/ })).toBeVisible();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await goWithin(page, details(seen));
  // the server counts who chose what in windows of a few seconds
  await expect(excellent(page)).toContainText('1 response, 100%');
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await page.close();

  const cold = await openCold(context, '/account');
  await expect(cold.getByText('Two-step sign-in').first()).toBeVisible();
  await expect(note(cold)).toContainText('from a moment ago');
  await age(cold, 5);
  await cold.goto('/dashboard');
  await expect(heading(cold, /^Hey Zoe!/)).toBeVisible();
  await expect(cold.getByRole('button', { name: /^Sam/ })).toBeVisible();
  // that there was nothing is something this device knows
  await expect(cold.getByText('No messages yet')).toBeVisible();
  // the browser believes in a network after such a start
  await expect(note(cold)).toHaveText(
    'No connection to WhoKnows. What you see is from 5 minutes ago. Changes are saved and sent later.',
  );
  await expectAccessible(cold);

  const known: [address: string, sign: string | RegExp][] = [
    ['/dashboard?tab=quizzes', 'The Zoe exam'],
    ['/dashboard?tab=responses', /^Sam/],
    ['/dashboard?tab=messages', 'No messages yet'],
    ['/create-quiz', 'Pick a game.'],
  ];
  for (const [address, sign] of known) {
    await goWithin(cold, address);
    await expect(cold.getByText(sign).first()).toBeVisible();
    await expect(skeletons(cold)).toHaveCount(0);
  }
  await goWithin(cold, details(seen));
  await expect(excellent(cold)).toContainText('1 response, 100%');
  await cold
    .getByRole('tabpanel')
    .getByRole('button', { name: / right$/ })
    .click();
  await expect(cold.getByRole('dialog')).toContainText('4 of 5 right');

  // what was never looked at says so, and is neither empty nor on its way for ever
  await goWithin(cold, '/dashboard?tab=profile');
  await expect(heading(cold, 'Not on this device yet')).toBeVisible();
  await expect(cold.getByText('No links found')).toBeHidden();
  await goWithin(cold, `/create-quiz?edit=${quiz.quizId}`);
  await expect(cold.getByText("they aren't on this device yet")).toBeVisible();
  await goWithin(cold, details(quiz));
  await expect(heading(cold, 'The Zoe exam')).toBeVisible();
  await expect(cold.getByRole('button', { name: /^Sam/ })).toBeVisible();
  await expect(heading(cold, 'Not on this device yet')).toBeVisible();
  await expect(skeletons(cold)).toHaveCount(0);

  // and comes by itself
  await comeBack(context);
  await expect(heading(cold, 'Not on this device yet')).toBeHidden();
  await expect(note(cold)).toBeHidden();
  await write(creator, 'Came when the network was back');
  await goWithin(cold, '/dashboard?tab=messages');
  await expect(cold.getByRole('button', { name: /^Sealed message/ })).toBeVisible();
});
