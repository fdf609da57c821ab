import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test('the edge of the last sheet ends above the footer, and the three examples can be played in place', async () => {
  await renderScreen('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
  const last = page.getByRole('main').element().lastElementChild as Element;
  const edge = last.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(last, '::after').height);
  expect(page.getByRole('contentinfo').element().getBoundingClientRect().top).toBeGreaterThan(edge);

  const lie = page.getByRole('region', { name: 'Example game' });
  await lie.getByRole('button', { name: 'I was on the radio when I was six' }).click();
  await expect.element(lie.getByRole('status')).toMatchTextContent(/^Fooled you!/);

  const never = page.getByRole('region', { name: 'Example statement' });
  await never.getByRole('button', { name: 'Ever', exact: true }).click();
  await expect.element(never.getByRole('status')).toHaveTextContent('Ever. There are screenshots.');

  const topics = page.getByRole('region', { name: 'Example question' });
  await topics.getByRole('button', { name: "The kids' menu" }).click();
  await expect.element(topics.getByRole('status')).toMatchTextContent(/^Right!/);
  await topics.getByRole('button', { name: 'Dream job' }).click();
  await expect.element(topics.getByRole('heading')).toHaveTextContent("What would I be if money didn't matter?");
  await topics.getByRole('button', { name: 'Astronaut' }).click();
  await expect.element(topics.getByRole('status')).toMatchTextContent(/^Wrong/);
});

test('who has something here already gets their dashboard in place of signing in', async () => {
  await renderScreen('/', { as: await backend.makeCreator() });
  const main = page.getByRole('main');
  await expect.element(main.getByRole('link', { name: 'Dashboard' }).first()).toHaveAttribute('href', '/dashboard');
  await expect.element(main.getByRole('link', { name: 'Join Now' })).not.toBeInTheDocument();
});
