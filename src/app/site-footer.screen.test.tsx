import { HEALTH_KEPT_S } from '@domain/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { countRequests, goOffline, goOnline } from '../testing/network.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const footer = () => page.getByRole('contentinfo');
const WORKS = 'All systems operational';
let asked: () => string[];
const answer = (parts: Record<string, string>) => ({
  ok: true,
  data: { ok: Object.values(parts).every((part) => part === 'ok'), parts, tookMs: 12 },
});
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

test.each([
  ['en', 'is slow', { status: 200, json: answer({ database: 'slow', tasks: 'ok' }) }],
  ['fr', 'is down', { status: 503, json: answer({ database: 'ok', tasks: 'down' }) }],
  ['en', 'is not there at all', { status: 502, json: 'Bad gateway' }],
] as const)('the footer says that some things are slow (%s): a part %s', async (language, _, reply) => {
  await commands.answerRequests('**/api/health', reply);
  await renderScreen('/about', { language });
  const works = language === 'en' ? WORKS : 'Tout fonctionne';
  await expect.element(footer().getByText(works)).toBeInTheDocument();
  lookAt(works);
  const slow = language === 'en' ? 'Some things are slow' : 'Certaines choses sont lentes';
  await expect.element(footer().getByText(slow)).toBeVisible();
});

test('an answer that is not a health report changes nothing', async () => {
  await commands.answerRequests('**/api/health', { status: 429, json: { ok: false } });
  await renderScreen('/about');
  await expect.element(footer().getByText(WORKS)).toBeInTheDocument();
  lookAt(WORKS);
  await expect.poll(asked).toHaveLength(1);
  await new Promise(requestAnimationFrame);
  await expect.element(footer().getByText(WORKS)).toBeVisible();
});
