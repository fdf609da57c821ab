/** Stable error codes, independent of any language; the interface turns them into words. Each maps to one HTTP status. */
export const ERROR_STATUS = {
  'invalid-input': 400,
  unauthenticated: 401,
  'recent-sign-in-required': 401,
  'pass-required': 401,
  /** Nothing says that the request comes from the app; the same with a fresh App Check token is taken. */
  'app-check-required': 401,
  forbidden: 403,
  'wrong-password': 403,
  'inbox-closed': 403,
  /** The creator takes no new answers to a quiz, for now. */
  'quiz-closed': 403,
  /** Nobody has said to be 18 or older, and the quiz is for those who are. */
  'age-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  /** There is as much of it as an account can have. */
  'limit-reached': 409,
  /** The account is deleted, or just being deleted. */
  gone: 410,
  'too-large': 413,
  'rate-limited': 429,
  /** The sender has sent as much to this one recipient as they can for now; others can still be sent to. */
  'recipient-rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const;

/** `network` is the only code that no server sends: the request got no answer. */
export type ErrorCode = keyof typeof ERROR_STATUS | 'network';

/** What a form can say about one field; `fields` is keyed by the path of the value, such as `questions.0.options.2`. */
export type FieldProblem =
  | 'required'
  | 'too-long'
  | 'too-short'
  | 'too-few'
  | 'too-many'
  | 'duplicate'
  | 'invalid'
  | 'taken';
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

export interface ErrorBody {
  code: ErrorCode;
  /** English, for developers; people read the translation of `code`. */
  message: string;
  fields?: FieldProblems;
  /** Seconds until it makes sense to try again. */
  retryAfter?: number;
}

/** The one error that crosses a room's border; `message` never holds anything that a person wrote. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblems | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string = code, more: { fields?: FieldProblems; retryAfter?: number } = {}) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }

  toBody(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
      ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }),
    };
  }
}

/** Returns an error as the one that screens know; whatever else was thrown is `internal`. */
export const asDomainError = (error: unknown): DomainError =>
  error instanceof DomainError ? error : new DomainError('internal');

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && (value === 'network' || Object.hasOwn(ERROR_STATUS, value));
}

/** Whether there was too much of it for now: the server says how long to wait, and asking earlier cannot help. */
export function isRateLimit(code: ErrorCode | undefined): boolean {
  return code === 'rate-limited' || code === 'recipient-rate-limited';
}

/** Whether sending the same thing again, later, can succeed. */
export function isRetryable(code: ErrorCode): boolean {
  return isRateLimit(code) || ['network', 'unavailable', 'internal', 'app-check-required'].includes(code);
}
