const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Returns the shortest encoding that an Accept-Encoding header names and doesn't refuse (RFC 9110); null for none. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const names = (accepted ?? '').replaceAll(' ', '').split(',');
  const isAccepted = (encoding: Encoding) =>
    names.some((name) => new RegExp(`^${encoding}(;q=(?!0(\\.0*)?$)|$)`).test(name));
  return ENCODINGS.find(isAccepted) ?? null;
}
