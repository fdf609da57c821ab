import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button } from '../../testing/on-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { QUESTIONS } from './help/search-help.ts';

const main = () => page.getByRole('main');
const count = () => main().getByRole('status');

test('the help is searched by text and by topic, and the words stay in the URL', { tags: ['gate'] }, async () => {
  await renderScreen('/help?q=xylophone');
  const questions = () => [...document.querySelectorAll('main summary')].map(({ textContent }) => textContent);
  const shown = () => expect.poll(questions);
  const search = page.getByRole('searchbox', { name: 'Search the help' });
  await expect.element(search).toHaveValue('xylophone');
  await expect.element(count()).toHaveTextContent('0 answers');
  await expect.element(page.getByText('No answers mention “xylophone”.')).toBeVisible();
  await expect.element(main().getByRole('link', { name: 'Contact us' })).toBeVisible();
  await button('Show all questions').click();
  await shown().toHaveLength(6);
  await expect.poll(() => location.pathname + location.search).toBe('/help');
  await expect.element(button('Most asked (6)')).toHaveAttribute('aria-pressed', 'true');
  const ofQuizzes = QUESTIONS.filter(([, topic]) => topic === 'quizzes').length;
  await button(`Quizzes (${ofQuizzes})`).click();
  await shown().toHaveLength(ofQuizzes);
  await search.fill('how do I delete my account');
  await expect.poll(() => questions()[0]).toBe('How do I delete my account?');
  await search.fill('  ANONYMOUS   méssage');
  await expect.poll(() => questions()[0]).toBe('Are anonymous messages really anonymous?');
  await expect.poll(() => location.href).toMatch(/\/help\?q=/);
  await expect.element(button('Quizzes (0)')).toBeDisabled();
  // by keyboard
  (document.querySelector('main summary') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('A message carries no name')).toBeVisible();
});

test('the chips filter the templates, and the choice stays in the URL', async () => {
  await renderScreen('/templates?category=family');
  const titles = () => [...document.querySelectorAll('main article :is(h2, h3)')].map(({ textContent }) => textContent);
  await expect.element(button('Family (2)')).toHaveAttribute('aria-pressed', 'true');
  expect(titles()).toEqual(['Tall tales from my childhood', 'Family dinner truths']);
  await button('All (6)').click();
  await expect.element(count()).toHaveTextContent('6 templates');
  expect(location.search).toBe('');
});

test('an unknown URL says so in both languages', async () => {
  await renderScreen('/quiz/nothing/here/at/all');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  await page.getByRole('button', { name: 'FR: passer en français' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Oups/ })).toBeVisible();
});
