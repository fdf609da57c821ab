import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';

// Node has no IndexedDB: the queue is in memory

const persist = vi.fn(() => Promise.resolve(true));
/** The modules of a page that has just opened. */
const openPage = async () => ({ ...(await import('./sync.ts')), ...(await import('./device/queue.ts')) });
type Page = Awaited<ReturnType<typeof openPage>>;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(false), persist } });
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:9' }); // nobody answers there
});
afterEach(() => {
  vi.unstubAllGlobals();
  persist.mockClear();
});

const enqueue = ({ enqueueItem }: Page) => {
  const message = { id: crypto.randomUUID(), recipientId: 'maya', message: 'hi', tracking: { timestamp: 1 } };
  return enqueueItem('messages', message, { title: 'Maya', path: '/maya' }, true);
};

test('persistent storage is requested once something waits, and only once', async () => {
  const page = await openPage();
  await page.keepDelivering();
  expect(persist).not.toHaveBeenCalled();
  await enqueue(page);
  await page.keepDelivering();
  await waitFor(() => expect(persist).toHaveBeenCalledOnce());
  await page.keepDelivering(true);
  expect(persist).toHaveBeenCalledOnce();
});

test.each([
  ['missing', undefined],
  [
    'refused',
    class {
      constructor() {
        throw new DOMException('insecure', 'SecurityError');
      }
    },
  ],
])('where channels between tabs are %s, a page still hears of its own changes', async (_, Channel) => {
  vi.stubGlobal('BroadcastChannel', Channel);
  const page = await openPage();
  const heard = vi.fn();
  const stop = page.onOutboxChange(heard);
  await enqueue(page);
  expect(heard.mock.calls).toEqual([[null]]);
  stop();
  await enqueue(page);
  expect(heard).toHaveBeenCalledOnce();
});

test('a browser without persistent storage still tries to deliver', async () => {
  vi.stubGlobal('navigator', {});
  const page = await openPage();
  await enqueue(page);
  await page.keepDelivering();
  expect((await page.readItems())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
});
