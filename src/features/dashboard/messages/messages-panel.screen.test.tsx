import { makeTracking } from '@domain/testing/make-tracking.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../../testing/backend.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

test('three envelopes are visible above the navigation on a phone', async () => {
  const creator = await backend.makeCreator();
  for (const n of [1, 2, 3]) {
    const id = crypto.randomUUID();
    await backend.post('messages', { id, recipientId: creator.uid, message: `Hello ${n}`, tracking: makeTracking() });
  }
  await renderScreen('/dashboard?tab=messages', { as: creator });
  const envelopes = page.getByRole('button', { name: /Sealed message/ });
  await expect.element(envelopes.nth(2)).toBeVisible();
  const navigation = page.getByRole('navigation').last().element();
  const { bottom } = envelopes.nth(2).element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(navigation.getBoundingClientRect().top);
});
