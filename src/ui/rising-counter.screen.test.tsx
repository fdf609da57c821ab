import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { renderScreen } from '../testing/render-screen.tsx';

test.each([
  ['a quiz', ({ path }: { path: string }) => path, /([\d,]+) people playing/, 247],
  [
    'a message page',
    ({ username }: { username: string }) => `/${username}/messages`,
    /([\d,]+) friends just created their quiz/,
    1247,
  ],
])(
  'the counter of %s starts with an example, says so, and rises by 0 to 2 every 3 seconds',
  async (_, at, text, start) => {
    const creator = await backend.makeCreator();
    const { path } = await backend.makeQuiz(creator, 'know-me');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await renderScreen(at({ path, username: creator.username }));
    await expect.element(page.getByText(text).first()).toMatchTextContent('(sample number)');
    // React starts the counter after it has drawn it
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    const count = () => Number(text.exec(document.body.textContent)?.[1]?.replace(/\D/g, ''));
    let before = count();
    expect(before).toBe(start);
    for (let tick = 0; tick < 12; tick += 1) {
      // drawn immediately: on a busy machine a frame may come before React
      flushSync(() => vi.advanceTimersByTime(3000));
      const now = count();
      expect(now - before).toBeGreaterThanOrEqual(0);
      expect(now - before).toBeLessThanOrEqual(2);
      before = now;
    }
    expect(before).toBeGreaterThan(start);
  },
);
