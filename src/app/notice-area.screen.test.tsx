import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notify } from '../stores/notices.ts';
import { backend } from '../testing/backend.ts';
import { renderScreen } from '../testing/render-screen.tsx';

/** Screen readers hear notices through live regions; an open dialog hides those of the page. */
const announced = () =>
  [...(document.querySelector('[role=dialog], dialog[open]') ?? document.body).querySelectorAll('[role=status]')]
    .map(({ textContent }) => textContent)
    .join(' ');

const placeOf = (text: string, role: 'status' | 'alert' = 'status') =>
  page.getByRole(role).getByText(text).element().getBoundingClientRect();

test('a notice that arrives while a message is open is in the dialog, where it can be closed, and on the page afterward', async () => {
  const creator = await backend.makeCreator();
  await backend.sendMessage(creator, 'Hi');
  await renderScreen('/dashboard?tab=messages', { as: creator });
  await page.getByRole('button', { name: /^Sealed message/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  notify({ kind: 'info', title: 'First', staysOpen: true });
  await expect.poll(announced).toContain('First');
  // above the dialog's own buttons, which are at its end
  expect(placeOf('First').bottom).toBeLessThan(innerHeight / 2);
  await dialog.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('First')).not.toBeInTheDocument();
  notify({ kind: 'info', title: 'Second', staysOpen: true });
  await expect.poll(announced).toContain('Second');
  // the dialog takes the focus back only in a window that has it, which another test's may have
  (dialog.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(announced).toContain('Second');
  // an error may stay, and doesn't cover the page's buttons
  notify({ kind: 'error', title: 'Third', staysOpen: true });
  await expect.element(page.getByText('Third')).toBeVisible();
  expect(placeOf('Third', 'alert').bottom).toBeLessThan(innerHeight / 2);
});
