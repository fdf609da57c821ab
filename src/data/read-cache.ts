import { DomainError } from '@domain/errors.ts';
import { KEPT_READ_PATIENCE_MS } from '@domain/limits.ts';

/**
 * Public documents that were read once can be read again without a network. The network is always asked first and at
 * once; what is kept on this device is looked at only when the answer does not come.
 */

/** Soon, but after the page has shown what was read; Safari does not say when that is. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 500);

const store = () => import('./read-cache-store.ts');

/** Keeps an answer under the read's name for when there is no network; null forgets it. Never throws, and waits for nothing. */
export function cacheAnswer(name: string, answer: unknown): void {
  whenIdle(() => {
    store()
      .then(({ writeEntry }) => writeEntry(name, answer))
      .catch(() => undefined); // a device that keeps nothing changes nothing
  });
}

/** What this device keeps under a name; undefined when there is nothing, or nothing can be read. */
export async function findCached(name: string): Promise<unknown> {
  try {
    return (await (await store()).readEntry(name))?.answer;
  } catch {
    return undefined;
  }
}

/**
 * Turns the server's answer into what the app shows, or the copy kept on this device when the server cannot be reached,
 * cannot answer, or takes longer than KEPT_READ_PATIENCE_MS. `toApp` is told since when a copy is kept (milliseconds since
 * 1970), or null. An answer that comes after the copy was given goes to `update`. Throws what `asked` throws.
 */
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
    }, KEPT_READ_PATIENCE_MS);
  });
  return Promise.race([settled, impatient]).finally(() => clearTimeout(timer));
}
