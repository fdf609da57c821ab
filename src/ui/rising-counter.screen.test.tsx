import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { goTo, renderScreen } from '../testing/render-screen.tsx';

test('the counters start with an example, say so, and rise by 0 to 2 every 3 seconds', async () => {
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
  }
});
