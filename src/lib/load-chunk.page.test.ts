import { afterEach, expect, test, vi } from 'vitest';
import { isChunkLoadError, loadChunk } from './load-chunk.ts';

afterEach(() => vi.unstubAllGlobals());

/** A network that answers what `answers` has for a file's name. */
function network(answers: Record<string, number | 'nothing'>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const file = address.slice(address.lastIndexOf('/') + 1);
    asked.push(file);
    const status = answers[file] ?? 200;
    if (status === 'nothing') throw new TypeError('Failed to fetch');
    return new Response('export {}', { status });
  });
  return asked;
}

test('a chunk is imported only once all its files are there, and only missing ones are requested again', async () => {
  const load = vi.fn(async () => 'the part');
  const files = ['assets/part.js', 'assets/shared.js'];
  for (const answer of ['nothing', 404] as const) {
    const asked = network({ 'shared.js': answer });
    const error = await loadChunk(load, files).catch((e: unknown) => e);
    expect(isChunkLoadError(error)).toBe(true);
    expect(asked).toContain('shared.js');
    expect(load).not.toHaveBeenCalled();
  }
  const asked = network({});
  expect(await loadChunk(load, files)).toBe('the part');
  expect(asked).toEqual(['shared.js']);
});

test('files that the document requested, or that chunks share, are not requested twice', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/page.js">';
  const asked = network({});
  const load = async () => 'the part';
  await Promise.all([
    loadChunk(load, ['assets/page.js', 'assets/a.js']),
    loadChunk(load, ['assets/a.js', 'assets/b.js']),
  ]);
  expect(asked).toEqual(['a.js', 'b.js']);
});

test('a part that throws while loading is a chunk load error, too', async () => {
  const error = await loadChunk(() => Promise.reject(new Error('broken'))).catch((e: unknown) => e);
  expect(isChunkLoadError(error)).toBe(true);
});
