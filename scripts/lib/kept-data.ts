import { cpSync, mkdirSync, mkdtempSync, rmSync, type Stats, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

type StatOf = (folder: string) => Pick<Stats, 'uid' | 'mode'>;

const SYSTEM = 0;
const WRITABLE_BY_OTHERS = 0o022;

/** Returns whether only this user and the system can change a folder and its parents: fireemu exports nowhere else. */
export function isPrivate(folder: string, me = process.getuid?.(), statOf: StatOf = statSync): boolean {
  if (me === undefined) return true; // Windows, where fireemu doesn't check this
  const { uid, mode } = statOf(folder);
  if ((uid !== me && uid !== SYSTEM) || (mode & WRITABLE_BY_OTHERS) !== 0) return false;
  return dirname(folder) === folder || isPrivate(dirname(folder), me, statOf);
}

/** Returns an export for a folder of data: direct, or through the home folder. Null when there is no place for it. */
export function exportFor(data: string): { folder: string; finish(): void } | null {
  mkdirSync(dirname(data), { recursive: true });
  if (isPrivate(dirname(data))) return { folder: data, finish: () => undefined };
  const caches = join(homedir(), '.cache');
  mkdirSync(caches, { recursive: true });
  if (!isPrivate(caches)) return null;
  const detour = mkdtempSync(join(caches, 'whoknows-'));
  const folder = join(detour, 'data');
  return {
    folder,
    finish: () => {
      try {
        const fresh = statSync(folder, { throwIfNoEntry: false });
        if (!fresh) return;
        rmSync(data, { recursive: true, force: true });
        cpSync(folder, data, { recursive: true });
      } finally {
        rmSync(detour, { recursive: true, force: true });
      }
    },
  };
}
