import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { goTo, renderScreen } from '../testing/render-screen.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a minor is offered nothing spicy, and replies only after turning replies on', async () => {
  const [creator, other] = [await backend.makeCreator('13-15'), await backend.makeCreator()];
  const spicy = await backend.makeQuiz(other, 'never-have-i-ever', { category: 'spicy' });
  await backend.sendMessage(creator, 'Who is this?');
  await renderScreen('/create-quiz?step=category&type=never-have-i-ever', { as: creator });
  await expect.element(page.getByRole('link', { name: 'Normal' })).toBeVisible();
  await expect.element(button(/^Spicy/)).not.toBeInTheDocument();

  goTo('/dashboard?tab=messages');
  await button(/^Sealed message/).click();
  await expect.element(page.getByText('Replies are off: whoever wrote this could be anybody.')).toBeVisible();
  await expect.element(button('Reply')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Turn them on' }).click();
  await page.getByRole('switch', { name: 'Reply to messages' }).click();
  await expect.poll(() => backend.read(paths.account(creator.uid))).toMatchObject({ repliesOpen: true });
  goTo('/dashboard?tab=messages');
  await page.getByText('Who is this?').first().click();
  await expect.element(button('Reply')).toBeVisible();

  goTo(spicy.path);
  await expect.element(page.getByText(/^This quiz is only for people over 18\./)).toBeVisible();
  await expect.element(page.getByLabelText('Your name')).not.toBeInTheDocument();
});
