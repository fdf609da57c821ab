import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';

const isServerThere = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads the page anew, at the address it was going to, where the server can be reached: with a newer build's files, or
 * for another try, because browsers do not ask again for a file that failed. Unasked only once for each build. Gives
 * whether it does.
 */
export async function loadAnew(isAsked: boolean): Promise<boolean> {
  if (!(await isServerThere())) return false;
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  const before = readStored<unknown[]>(STORAGE_KEYS.loadedAnew, 'sessionStorage') ?? [];
  const isFirst = !before.includes(build) && writeStored(STORAGE_KEYS.loadedAnew, [...before, build], 'sessionStorage');
  if (isAsked || isFirst) location.reload();
  return isAsked || isFirst;
}
