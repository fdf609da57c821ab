import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const DAY_MS = 24 * 3_600_000;
const notice = (name: string) => page.getByRole('region', { name });

test('somebody who was warned reads why, once', async () => {
  const creator = await backend.makeCreator();
  const warnings = [{ at: Date.now(), reason: 'bullying', note: 'Leave Sam alone, please.' }];
  await backend.merge(paths.account(creator.uid), { warnings });
  await renderScreen('/dashboard', { as: creator });
  const warning = notice('A warning from our moderators');
  await expect.element(warning).toMatchTextContent('Why: bullying. Leave Sam alone, please.');
  await warning.getByRole('button', { name: 'Got it' }).click();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.poll(() => backend.read(paths.account(creator.uid))).toHaveProperty('warningsSeenAt');
});

test('a suspended person reads at once why, until when and how to object', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/dashboard', { as: creator, size: 'desk', scheme: 'dark' });
  await expect.element(page.getByText('Total Responses')).toBeVisible();
  const suspension = { at: Date.now(), until: Date.now() + 7 * DAY_MS, reason: 'threat' };
  await backend.merge(paths.account(creator.uid), { suspension });
  const suspended = notice('Your account is suspended');
  await expect.element(suspended.getByText(/Why: a threat\. It ends on \d+ \w+ \d{4}\./)).toBeVisible();
  const objection = suspended.getByRole('link', { name: 'Think we got it wrong? Write to us' });
  await expect.element(objection).toHaveAttribute('href', expect.stringMatching(/^\/contact/));
  await backend.removeField(paths.account(creator.uid), 'suspension');
  await expect.element(suspended).not.toBeInTheDocument();
  await expect.element(page.getByText('Total Responses')).toBeVisible();
});
