// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { changeItem, type OutboxItem } from '../outbox/device/queue.ts';
import { waitFor } from '../testing/wait-for.ts';
import { startOutboxLater } from './lazy-outbox.tsx';

const startOutbox = vi.hoisted(() => vi.fn());
vi.mock('../outbox/outbox.ts', () => ({ startOutbox }));

test('where data is saved, the outbox is loaded only for what an earlier visit has left', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const open = async () => {
    startOutboxLater();
    dispatchEvent(new Event('pointerdown'));
    await import('../outbox/device/queue.ts').then(({ readItems }) => readItems()); // as the page does
  };
  await open();
  await changeItem('left', () => ({ id: 'left', createdAt: 1 }) as OutboxItem);
  await open();
  await waitFor(() => expect(startOutbox).toHaveBeenCalled());
  expect(startOutbox).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
