/** Returns every text of a tree with its dotted key, in the tree's order. */
export function flattenTexts(node: unknown, at = ''): [key: string, text: string][] {
  if (typeof node !== 'object' || node === null) return [[at, String(node)]];
  return Object.entries(node).flatMap(([key, value]) => flattenTexts(value, at === '' ? key : `${at}.${key}`));
}
