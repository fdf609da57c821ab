import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { goTo, renderScreen } from '../testing/render-screen.tsx';

test('the counters start with an example, say so, and rise', async () => {
  const creator = await backend.makeCreator();
  const { path } = await backend.makeQuiz(creator, 'know-me');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await renderScreen('/auth');
  for (const [address, text, start] of [
    [path, /([\d,]+) people playing/, 247],
    [`/${creator.username}/messages`, /([\d,]+) friends just created their quiz/, 1247],
  ] as const) {
    goTo(address);
    await expect.element(page.getByText(text).first()).toMatchTextContent('(sample number)');
    // React starts the counter after it has drawn it
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    const count = () => Number(text.exec(document.body.textContent)?.[1]?.replace(/\D/g, ''));
    expect(count()).toBe(start);
    // drawn immediately: on a busy machine a frame may come before React
    flushSync(() => vi.advanceTimersByTime(12 * 3000));
    expect(count()).toBeGreaterThan(start);
  }
});
