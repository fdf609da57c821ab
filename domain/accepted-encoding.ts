/** The shortest first, as a header names it without refusing it. */
const NAMED = [
  ['br', /^br(;q=(?!0(\.0*)?$)|$)/],
  ['gzip', /^gzip(;q=(?!0(\.0*)?$)|$)/],
] as const;
export type Encoding = (typeof NAMED)[number][0];

/** Returns the shortest encoding that an Accept-Encoding header names and doesn't refuse (RFC 9110); null for none. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const names = (accepted ?? '').replaceAll(' ', '').split(',');
  return NAMED.find(([, named]) => names.some((name) => named.test(name)))?.[0] ?? null;
}
