import { expect, it } from 'vitest';
import { inTurns } from './batching.ts';

interface One {
  name: string;
  signal?: AbortSignal;
}

/** Returns work that ends on demand, and the calls it has had. */
function makeWork() {
  const calls: string[][] = [];
  const ends: (() => void)[] = [];
  const work = (all: readonly One[]) =>
    new Promise<(string | Error)[]>((resolve) => {
      const names = all.map(({ name }) => name);
      calls.push(names);
      ends.push(() => resolve(names.map((one) => (one === 'bad' ? new Error('refused') : one.toUpperCase()))));
    });
  const isCalled = (times: number) => expect.poll(() => calls.length).toBe(times);
  return { work, calls, ends, isCalled };
}

it('items that arrive during a write share the next one, and other keys do not wait', async () => {
  const { work, calls, ends, isCalled } = makeWork();
  const inTurn = inTurns(work, { size: 3, pauseMs: 0 });
  const write = (key: string, name: string) => inTurn(key, { name });
  const results = [write('quiz', 'a'), write('quiz', 'b'), write('other', 'x')];
  await isCalled(2);
  const more = ['c', 'bad', 'd', 'e'].map((one) => write('quiz', one));
  const settled = Promise.allSettled(more);
  for (const times of [3, 4]) {
    for (const end of ends.splice(0)) end();
    await isCalled(times);
  }
  for (const end of ends.splice(0)) end();
  expect(calls).toEqual([['a', 'b'], ['x'], ['c', 'bad', 'd'], ['e']]);
  expect(await Promise.all(results)).toEqual(['A', 'B', 'X']);
  expect(await settled).toEqual([
    { status: 'fulfilled', value: 'C' },
    { status: 'rejected', reason: new Error('refused') },
    { status: 'fulfilled', value: 'D' },
    { status: 'fulfilled', value: 'E' },
  ]);
});

it('a failing write fails every item in it, and the next ones are written', async () => {
  let isBroken = true;
  const write = inTurns(
    (all: readonly One[]) =>
      isBroken ? Promise.reject(new Error('down')) : Promise.resolve(all.map(({ name }) => name)),
    { size: 3, pauseMs: 0 },
  );
  await expect(Promise.all([write('quiz', { name: 'a' }), write('quiz', { name: 'b' })])).rejects.toThrow('down');
  isBroken = false;
  expect(await write('quiz', { name: 'c' })).toBe('c');
});

it('an item aborted before its turn is left out', async () => {
  const { work, calls, ends, isCalled } = makeWork();
  const write = inTurns(work, { size: 3, pauseMs: 0 });
  const late = new AbortController();
  const { signal } = late;
  const first = write('quiz', { name: 'a', signal });
  await isCalled(1);
  const [dropped, kept] = [write('quiz', { name: 'b', signal }), write('quiz', { name: 'c' })];
  late.abort();
  ends.shift()?.();
  await expect(dropped).rejects.toThrow();
  await isCalled(2);
  ends.shift()?.();
  expect([await first, await kept]).toEqual(['A', 'C']);
  expect(calls).toEqual([['a'], ['c']]);
});
