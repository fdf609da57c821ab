/** The texts of the error catalog (spec sections 5 and 8); the one for a stale session is our own. */
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

/** Returns whether the error catalog has words for it. */
export const isInCatalog = (reason: string): reason is Exclude<ReturningUrlCode, 'stale-session'> =>
  reason in RETURNING_URL_TEXTS && reason !== 'stale-session';

export interface ForeignError {
  error: string;
  code: string;
  description: string | null;
}

/** The message may contain foreign text that anyone can put in a link, so it is for logs only; screens use `code`. */
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
