import { IMPERSONATION } from './reserved.ts';

/** What a word looks like: some letters are written as digits. */
const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};
const lookOf = (word: string) => word.replace(/[013457l]/g, (sign) => LETTER_OF[sign] ?? sign);
const IMPOSTORS: ReadonlySet<string> = new Set(IMPERSONATION.map(lookOf));

/** Whether a new username would pass for one of ours: admin, admin01, 4dmin, supp0rt50. */
export function looksLikeOurs(username: string): boolean {
  for (let end = username.length; end > 0; end--) {
    if (IMPOSTORS.has(lookOf(username.slice(0, end)))) return true;
    if (!/\d/.test(username[end - 1] ?? '')) return false;
  }
  return false;
}
