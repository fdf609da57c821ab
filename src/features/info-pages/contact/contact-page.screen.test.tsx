import { paths } from '@domain/paths.ts';
import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { backend } from '../../../testing/backend.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const field = (name: string) => page.getByLabelText(name);
const send = () => page.getByRole('button', { name: 'Send message' });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });

async function fillIn() {
  const { name, email } = await backend.somebody();
  const form = { name, email, subject: 'About Mondays', message: 'They are long.\nPlease fix.' };
  await field('Your name').fill(form.name);
  await field('Your email').fill(form.email);
  await field('Subject').fill(form.subject);
  await field('Message').fill(form.message);
  return form;
}

/** Collects what the page sends to us. */
function bodiesSent(): { id: string }[] {
  const bodies: { id: string }[] = [];
  const original = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/api/contact-requests')) bodies.push(JSON.parse(String(init?.body)));
    return original(input, init);
  });
  return bodies;
}

test('an invalid form shows its errors in place, and a valid one is stored once', { tags: ['gate'] }, async () => {
  const bodies = bodiesSent();
  await renderScreen('/safety');
  await expect.element(page.getByRole('combobox', { name: 'Numbers for' })).toBeVisible();
  await page.getByRole('link', { name: 'Report a safety problem' }).click();
  await expect.element(page.getByRole('radio', { name: 'Safety' })).toBeChecked();
  await expect.element(page.getByText('Is someone in danger right now?')).toBeVisible();
  await send().click();
  await expect.element(page.getByText('Please tell us your name.')).toBeVisible();
  await expect.element(page.getByText('Please write a message.')).toBeVisible();
  await expect.element(field('Your name')).toHaveFocus();
  const form = await fillIn();
  await field('Your email').fill('not an address');
  await send().click();
  await expect.element(page.getByText("That doesn't look like an email address.")).toBeVisible();
  await expect.element(field('Your email')).toHaveFocus();
  expect(bodies).toEqual([]);

  await field('Your email').fill(` ${form.email}`);
  await page.getByRole('radio', { name: 'Feedback' }).click();
  // who leaves and comes back finds it again
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  history.back();
  await expect.element(field('Message')).toHaveValue(form.message);
  await expect.element(page.getByRole('radio', { name: 'Feedback' })).toBeChecked();
  await send().dblClick();
  await expect.element(heading('Message sent')).toHaveFocus();
  expect(bodies).toHaveLength(1);
  expect(await backend.read(paths.contactRequest(bodies[0]?.id ?? ''))).toMatchObject({
    ...form,
    inquiryType: 'feedback',
  });
  vi.restoreAllMocks();
});

test('errors that the server finds are shown at their fields, and its failures lose nothing', async () => {
  const answer = (status: number, error: object) =>
    commands.answerRequests('**/api/contact-requests', { status, json: { ok: false, error } });
  await renderScreen('/contact');
  const form = await fillIn();
  await answer(400, { code: 'invalid-input', message: 'no', fields: { subject: 'too-long' } });
  await send().click();
  await expect.element(page.getByText('This is too long.')).toBeVisible();
  await expect.element(field('Subject')).toHaveFocus();
  await answer(429, { code: 'rate-limited', message: 'no', retryAfter: 600 });
  await send().click();
  await expect.element(heading('That was a lot at once, so it waits until')).toBeVisible();
  await commands.releaseRequests();
  await page.getByRole('button', { name: "See what's waiting" }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(field('Message')).toHaveValue(form.message);
  await send().click();
  await expect.element(heading('Message sent')).toBeVisible();
});
