/** What the page has fetched or is fetching, by address. */
const downloads = new Map<string, Promise<void>>();

/** Whether the document itself has asked for the file. */
const isInDocument = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].some(({ href }) => href === address);

async function download(address: string): Promise<void> {
  const isWhole = await fetch(address)
    .then(async (response) => response.ok && (await response.blob())) // what came whole is in the browser's cache
    .catch(() => false);
  if (!isWhole) throw new Error(`Not loaded, a dynamically imported module: ${address}`);
}

function downloadOnce(file: string): Promise<void> {
  const address = new URL(`/${file}`, location.href).href;
  const known = downloads.get(address) ?? (isInDocument(address) ? Promise.resolve() : download(address));
  downloads.set(address, known);
  known.catch(() => downloads.delete(address));
  return known;
}

/**
 * Calls `load`, which imports a chunk, once all its files are in the browser's cache. Every `import()` of the build goes
 * through here, in place of Vite's preloading: a browser that has failed to load a module once, as a link or an import,
 * fails from then on without asking the network, and "Try again" never works (Chrome until 2026, Safari). Throws a chunk
 * load error. Vite makes a `then` right behind an `import()` part of `load`: its second function doesn't hear of a failed
 * download, a `catch` does.
 */
export async function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(files.map(downloadOnce));
    return await load();
  } catch (error) {
    throw asChunkLoadError(error as Error);
  }
}

const failures = new WeakSet<object>();

export function asChunkLoadError(error: Error): Error {
  failures.add(error);
  return error;
}
/** Returns whether `error` means that a file of this build failed to load. */
export const isChunkLoadError = (error: unknown): boolean => failures.has(error as object);
