import type { Page } from '@playwright/test';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { heading, note, openCold, openOnce, write } from './offline.ts';
import { comeBack, expect, goWithin, makeCreator, makeQuiz, target, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });

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
  await takeQuiz(target, quiz, quiz.draft, { name: 'Sam', right: 'yyyyn' });
  await openOnce(page, creator);
  await expect(page.getByRole('button', { name: /^Sam/ })).toBeVisible();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await page.close();

  const cold = await openCold(context, '/account');
  await expect(cold.getByText('Two-step sign-in').first()).toBeVisible();
  await expect(note(cold)).toContainText('from a moment ago');
  await age(cold, 5);
  await cold.goto('/dashboard');
  // the browser believes in a network after such a start
  await expect(note(cold)).toHaveText(
    'No connection to WhoKnows. What you see is from 5 minutes ago. Changes are saved and sent later.',
  );
  // that there was nothing is something this device knows; what was never looked at is neither empty nor on its way
  for (const [address, sign] of [
    ['/dashboard?tab=quizzes', 'The Zoe exam'],
    ['/dashboard?tab=responses', /^Sam/],
    ['/dashboard?tab=messages', 'No messages yet'],
    ['/create-quiz', 'Pick a game.'],
    [`/create-quiz?edit=${quiz.quizId}`, "they aren't on this device yet"],
    [`/quiz/${quiz.quizId}/details`, 'Not on this device yet'],
  ] as const) {
    await goWithin(cold, address);
    await expect(cold.getByText(sign).first()).toBeVisible();
    await expect(cold.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
  }
  // and comes by itself
  await comeBack(context);
  await expect(heading(cold, 'Not on this device yet')).toHaveCount(0);
  await expect(note(cold)).toBeHidden();
  await write(creator, 'Came when the network was back');
  await goWithin(cold, '/dashboard?tab=messages');
  await expect(cold.getByRole('button', { name: /^Sealed message/ })).toBeVisible();
});
