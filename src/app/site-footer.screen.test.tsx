import { HEALTH_KEPT_S } from '@domain/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { countRequests, goOffline, goOnline } from '../testing/network.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const footer = () => page.getByRole('contentinfo');
const WORKS = 'All systems operational';
let asked: () => string[];
const lookAt = (text: string) => {
  const [found] = [...document.querySelectorAll('footer p')].filter(({ textContent }) => textContent.includes(text));
  found?.scrollIntoView();
};

let visits = 0;
beforeEach(() => {
  asked = countRequests(/\/api\/health/);
  // long after the last answer, which is kept for a while
  visits += 1;
  const later = visits * 2 * HEALTH_KEPT_S * 1000;
  vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + later);
});
afterEach(() => vi.restoreAllMocks());

test('the footer checks the service once it scrolls into view, and shows the result, or that there is no network', async () => {
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

test('the footer says that some things are slow', async () => {
  await commands.answerRequests('**/api/health', { status: 503, json: { ok: true, data: { ok: false } } });
  await renderScreen('/about', { language: 'fr' });
  await expect.element(footer().getByText('Tout fonctionne')).toBeInTheDocument();
  lookAt('Tout fonctionne');
  await expect.element(footer().getByText('Certaines choses sont lentes')).toBeVisible();
});
