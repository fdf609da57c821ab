import { makeTracking } from '@domain/testing/make-tracking.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../../testing/backend.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

test('on a phone, the first envelopes are in view above the navigation', async () => {
  const creator = await backend.makeCreator();
  for (const n of [1, 2, 3]) {
    const id = crypto.randomUUID();
    await backend.post('messages', { id, recipientId: creator.uid, message: `Hello ${n}`, tracking: makeTracking() });
  }
  await renderScreen('/dashboard?tab=messages', { as: creator });
  const envelope = page.getByRole('button', { name: /Open/ }).first();
  await expect.element(envelope).toBeVisible();
  expect(envelope.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight * 0.75);
});
