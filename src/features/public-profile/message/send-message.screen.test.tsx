import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../../testing/backend.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const button = (name: string) => page.getByRole('button', { name });

test('on a phone at 200% zoom the words of the head are whole', async () => {
  const { username } = await backend.makeCreator();
  await renderScreen(`/${username}/anonymous-messages`);
  await page.viewport(195, 422);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Tell Zoe anything');
  const text = heading.element().firstChild as Text;
  const linesOf = (word: string) => {
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(word));
    range.setEnd(text, text.data.indexOf(word) + word.length);
    return range.getClientRects().length;
  };
  expect(['Tell', 'Zoe', 'anything'].map(linesOf)).toEqual([1, 1, 1]);
});

test('who deletes what was just sent can write to the same person again', async () => {
  const { username } = await backend.makeCreator();
  await renderScreen(`/${username}/anonymous-messages`);
  await page.getByRole('textbox').fill('Oh dear');
  await button('Send anonymously').click();
  await page.getByRole('link', { name: 'Open my private link' }).click();
  await button('Delete my message').click();
  await button('Delete for good').click();
  await expect
    .element(page.getByRole('link', { name: 'Write to Zoe again' }))
    .toHaveAttribute('href', `/${username}/anonymous-messages`);
});
