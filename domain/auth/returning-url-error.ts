/** The texts of the error catalogue (spec sections 5 and 8); the stale session's is ours, in the same style. */
const RETURNING_URL_TEXTS = {
  'no-browser': 'No browser detected.',
  'no-code': 'No code detected.',
  'not-pkce': 'Not a valid PKCE flow url.',
  'not-implicit': 'Not a valid implicit grant flow url.',
  'no-session': 'No session defined in URL',
  'stale-session': 'Session in URL was issued too long ago',
  'error-in-url': 'Error in URL with unspecified error_description',
} as const;
export type ReturningUrlCode = keyof typeof RETURNING_URL_TEXTS;

/** What a sign-in service has written into the address, in its own words. */
export interface ForeignError {
  error: string;
  code: string;
  description: string | null;
}

/**
 * Why a returning address cannot be used. The message is for logs: with an error's description it is foreign text, and
 * anybody can write a link. What people read is made from `code`.
 */
export class ReturningUrlError extends Error {
  readonly code: ReturningUrlCode;
  readonly foreign: ForeignError | null;

  constructor(code: ReturningUrlCode, foreign: ForeignError | null = null) {
    super(foreign?.description ?? RETURNING_URL_TEXTS[code]);
    this.name = 'ReturningUrlError';
    this.code = code;
    this.foreign = foreign;
  }
}
