import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { goTo, renderScreen } from '../testing/render-screen.tsx';

test('the counters start with an example, and say so', async () => {
  const creator = await backend.makeCreator();
  const { path } = await backend.makeQuiz(creator, 'know-me');
  await renderScreen('/auth');
  for (const [address, text] of [
    [path, /[\d,]+ people playing/],
    [`/${creator.username}/messages`, /[\d,]+ friends just created their quiz/],
  ] as const) {
    goTo(address);
    await expect.element(page.getByText(text).first()).toMatchTextContent('(sample number)');
  }
});
