import { HEALTH_KEPT_S } from '@domain/limits.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { countRequests, goOffline, goOnline } from '../testing/network.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const footer = () => page.getByRole('contentinfo');
const WORKS = 'All systems operational';
const lookAt = (text: string) => {
  const [found] = [...document.querySelectorAll('footer p')].filter(({ textContent }) => textContent.includes(text));
  found?.scrollIntoView();
};

test('the footer checks the service once it scrolls into view, and shows the result, or that there is no network', async () => {
  const asked = countRequests(/\/api\/health/);
  // long after any other test's answer, which is kept for a while
  const later = 2 * HEALTH_KEPT_S * 1000;
  vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + later);
  onTestFinished(() => void vi.restoreAllMocks());
  await renderScreen('/about');
  await expect.element(footer().getByText(WORKS)).toBeInTheDocument();
  // before, there is nothing above the footer
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked()).toHaveLength(0);
  lookAt(WORKS);
  await expect.poll(asked).toHaveLength(1);
  await expect.element(footer().getByText(WORKS)).toBeVisible();
  await goOffline();
  await expect.element(footer().getByText("You're offline")).toBeInTheDocument();
  await goOnline();
  await expect.element(footer().getByText(WORKS)).toBeInTheDocument();
});
