// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device } from '../testing/device-db.ts';
import { waitFor } from '../testing/wait-for.ts';
import { changeItem, type OutboxItem, REMOVAL_NOTICE_MS, removeItem } from './device/queue.ts';

vi.mock('../data/offline/device-db.ts', () => import('../testing/device-db.ts'));
// nothing is sent here
vi.mock('./sync.ts', () => ({
  startDelivering: () => undefined,
  keepDelivering: async () => undefined,
  requestSync: async () => undefined,
}));
vi.mock('../i18n/i18n.ts', () => ({
  tryTexts: async () => undefined,
  i18n: { t: (key: string) => key },
}));

const makeItem = (id: string, part: Partial<OutboxItem> = {}) =>
  ({
    id,
    endpoint: 'messages',
    about: { title: 'Maya', path: '/maya/anonymous-messages' },
    input: { id, recipientId: 'maya', message: 'hi', tracking: { timestamp: 1 } },
    state: 'waiting',
    failure: null,
    answer: null,
    createdAt: 1,
    notBefore: 0,
    settledAt: null,
    attempts: 1,
    hasWaited: true,
    isFirst: true,
    ...part,
  }) as OutboxItem;
const put = (...items: OutboxItem[]) => {
  for (const item of items) device.stored.set(item.id, item);
};

/** Opens a separate page with fresh modules that has read the outbox. */
async function openPage() {
  vi.resetModules();
  const [{ startOutbox }, { leftBehind, useOutbox }, { useNotices }] = await Promise.all([
    import('./outbox.ts'),
    import('./store.ts'),
    import('../stores/notices.ts'),
  ]);
  startOutbox();
  startOutbox();
  await waitFor(() => expect(useOutbox.getState().isRead).toBe(true));
  return {
    ids: () => useOutbox.getState().items.map(({ id }) => id),
    withdrawn: () => useOutbox.getState().withdrawn,
    listed: () => leftBehind(useOutbox.getState()).map(({ id }) => id),
    notice: () => useNotices.getState().current,
  };
}
/** Makes the page read the outbox again. */
const look = async () => {
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
};
/** Waits, as another page announces its changes asynchronously. */
const until = (check: () => void) => waitFor(check);

/** The channels of a test's pages, closed after the test. */
let channels: BroadcastChannel[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  channels = [];
  const Channel = BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  vi.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const channel of channels) channel.close();
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  device.stored.clear();
  device.fails = false;
  vi.useRealTimers();
});

test('items that a crashed page left behind are listed, although no page announced them', async () => {
  put(makeItem('a', { hasWaited: false }), makeItem('b', { createdAt: 2 }));
  const page = await openPage();
  expect(page.ids()).toEqual(['a', 'b']);
  expect(page.listed()).toEqual(['a', 'b']);
  // this page has a screen for what it enqueues
  await changeItem('c', () => makeItem('c', { hasWaited: false, createdAt: 3 }));
  await until(() => expect(page.ids()).toEqual(['a', 'b', 'c']));
  expect(page.listed()).toEqual(['a', 'b']);
});

test('an item lost when the database is cleared while a page shows it is stored again, under its id', async () => {
  const item = makeItem('a');
  put(item);
  const page = await openPage();
  device.stored.clear();
  await look();
  expect(page.ids()).toEqual(['a']);
  expect(device.stored.size).toBe(0);
  await vi.advanceTimersByTimeAsync(REMOVAL_NOTICE_MS);
  expect(device.stored.get('a')).toEqual(item);
  expect(page.withdrawn()).toEqual([]);
});

test('an item that has reappeared meanwhile stays unchanged', async () => {
  put(makeItem('a'));
  await openPage();
  device.stored.clear();
  await look();
  const newer = makeItem('a', { attempts: 7 });
  put(newer);
  await vi.advanceTimersByTimeAsync(REMOVAL_NOTICE_MS);
  expect(device.stored.get('a')).toBe(newer);
});

test('an item removed on purpose stays removed, and its result page learns that it was withdrawn', async () => {
  put(makeItem('a'), makeItem('b'));
  const page = await openPage();
  await removeItem('a');
  await until(() => expect(page.withdrawn()).toEqual(['a']));
  await vi.advanceTimersByTimeAsync(REMOVAL_NOTICE_MS);
  expect(page.ids()).toEqual(['b']);
  expect([...device.stored.keys()]).toEqual(['b']);
});

test('a removal whose notice arrives a moment later is not undone', async () => {
  put(makeItem('a'));
  const page = await openPage();
  device.stored.delete('a');
  await look();
  expect(page.ids()).toEqual(['a']);
  const channel = new BroadcastChannel('whoknows-outbox');
  channel.postMessage({ id: 'a', wasDelivered: true });
  channel.close();
  await until(() => expect(page.withdrawn()).toEqual(['a']));
  await vi.advanceTimersByTimeAsync(REMOVAL_NOTICE_MS);
  expect(device.stored.size).toBe(0);
});

test('an item that was never announced, or that was delivered, may disappear silently', async () => {
  put(makeItem('a', { hasWaited: false }), makeItem('b', { state: 'delivered', input: null }));
  const page = await openPage();
  device.stored.clear();
  await look();
  await vi.advanceTimersByTimeAsync(REMOVAL_NOTICE_MS);
  expect(page.ids()).toEqual([]);
  expect(page.withdrawn()).toEqual([]);
  expect(device.stored.size).toBe(0);
});

test('a temporary failure of the database changes nothing on the page', async () => {
  put(makeItem('a'));
  const page = await openPage();
  device.fails = true;
  await look();
  expect(page.ids()).toEqual(['a']);
  device.fails = false;
  await look();
  expect(page.ids()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(REMOVAL_NOTICE_MS);
  expect(device.stored.size).toBe(1);
});
