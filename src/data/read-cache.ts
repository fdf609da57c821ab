import { DomainError } from '@domain/errors.ts';
import { PATIENCE_MS } from '@domain/patience.ts';

/** Caches public documents for offline use. The network is asked first; the cache is only a fallback. */

/** After the page has rendered the read; Safari has no requestIdleCallback. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 500);

const store = () => import('./read-cache-store.ts');

/** Caches an answer under the read's name; null deletes it. Never throws, and waits for nothing. */
export function cacheAnswer(name: string, answer: unknown): void {
  whenIdle(() => {
    store()
      .then(({ writeEntry }) => writeEntry(name, answer))
      .catch(() => undefined); // works without storage
  });
}

/** Returns the cached answer; undefined when there is none or it can't be read. */
export async function findCached(name: string): Promise<unknown> {
  try {
    return (await (await store()).readEntry(name))?.answer;
  } catch {
    return undefined;
  }
}

/** Returns the cached answer where the server's is late, which goes to `update`. `toApp` gets a copy's time. */
export async function readCached<T>(
  name: string,
  asked: Promise<unknown>,
  toApp: (answer: unknown, keptAt: number | null) => T,
  update?: (late: T) => void,
): Promise<T> {
  const readEntry = async () => {
    const entry = await (await store()).readEntry(name);
    return entry && { value: toApp(entry.answer, entry.keptAt) };
  };
  const findEntry = () => readEntry().catch(() => undefined);

  const fresh = asked.then((answer) => {
    const value = toApp(answer, null);
    cacheAnswer(name, answer);
    return value;
  });
  const settled = fresh.catch(async (error: unknown) => {
    const code = error instanceof DomainError ? error.code : null;
    if (code === 'forbidden') cacheAnswer(name, null);
    const entry = code === 'network' || code === 'unavailable' ? await findEntry() : undefined;
    if (!entry) throw error;
    return entry.value;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatient = new Promise<T>((resolve) => {
    timer = setTimeout(async () => {
      const entry = await findEntry();
      if (!entry) return;
      resolve(entry.value);
      fresh.then(update, () => undefined);
    }, PATIENCE_MS.keptRead);
  });
  return Promise.race([settled, impatient]).finally(() => clearTimeout(timer));
}
