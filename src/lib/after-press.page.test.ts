import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';
import { useLive } from './use-live.ts';
import { useLiveList } from './use-live-list.ts';
import { useLoad } from './use-load.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const change = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  change.mockClear();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});
const fire = (type: string) => dispatchEvent(new Event(type));

test('without a press it acts at once', () => {
  afterPress(change);
  expect(change).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointercancel'])('during a press it waits for %s, and for the click after it', (end) => {
  fire('pointerdown');
  afterPress(change);
  vi.advanceTimersByTime(500);
  fire(end);
  expect(change).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(change).toHaveBeenCalledOnce();
});

test('a press soon after another is held as long as the first', () => {
  fire('pointerdown');
  vi.advanceTimersByTime(900);
  fire('pointerup');
  vi.advanceTimersByTime(20);
  fire('pointerdown');
  afterPress(change);
  vi.advanceTimersByTime(500);
  expect(change).not.toHaveBeenCalled();
  fire('pointerup');
  vi.advanceTimersByTime(100);
  expect(change).toHaveBeenCalledOnce();
});

test('a press that never ends holds it for a second', () => {
  fire('pointerdown');
  afterPress(change);
  vi.advanceTimersByTime(1000);
  expect(change).toHaveBeenCalledOnce();
});

const never = () => undefined;
const subscribe = (next: (value: string) => void) => {
  next('Live');
  return never;
};
const subscribeToList = (_: number, next: (items: string[]) => void) => {
  next(['List']);
  return never;
};
function Panels() {
  const { state: loaded } = useLoad('key', async () => 'Loaded');
  const { state: live } = useLive(subscribe);
  const { state: list } = useLiveList('key', 5, subscribeToList);
  return [loaded, live, list].map((state) => (state.status === 'ready' ? state.value : state.status)).join();
}

test('what a panel has loaded, or hears live, comes after the press', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  fire('pointerdown');
  await act(async () => root.render(createElement(Panels)));
  expect(place.textContent).toBe('loading,loading,loading');
  await act(async () => vi.advanceTimersByTime(1000));
  expect(place.textContent).toBe('Loaded,Live,List');
  await act(async () => root.unmount());
});
