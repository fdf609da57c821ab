/** Stable error codes that the interface translates. Each maps to one HTTP status. */
export const ERROR_STATUS = {
  'invalid-input': 400,
  /** The browser's push service is none that the server may call. */
  'push-unknown': 400,
  unauthenticated: 401,
  'recent-sign-in-required': 401,
  'pass-required': 401,
  'app-check-required': 401,
  forbidden: 403,
  suspended: 403,
  'wrong-password': 403,
  'inbox-closed': 403,
  'quiz-closed': 403,
  'circle-closed': 403,
  'account-required': 403,
  /** The quiz is for adults, and the player hasn't confirmed being 18 or older. */
  'age-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'limit-reached': 409,
  'circle-full': 409,
  gone: 410,
  'too-large': 413,
  'rate-limited': 429,
  /** The sender's limit for this recipient is used up for now; others can still be sent to. */
  'recipient-rate-limited': 429,
  internal: 500,
  unavailable: 503,
  /** Operators have switched it off: domain/switches/. Versions before took these for `unavailable`. */
  'messages-off': 503,
  'sign-ups-off': 503,
  'guests-off': 503,
  'circles-off': 503,
  'pictures-off': 503,
  'replies-off': 503,
  'pushes-off': 503,
} as const;

/** `network` is the only code that no server sends: the request got no answer. */
export type ErrorCode = keyof typeof ERROR_STATUS | 'network';

/** What a form can show for one field; `fields` is keyed by the path of the value, such as `questions.0.options.2`. */
export type FieldProblem =
  | 'required'
  | 'unfinished'
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
  /** English, for developers; people see the translation of `code`. */
  message: string;
  fields?: FieldProblems;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  requestId?: string;
}

/** The only error that crosses layers. `message` never contains anything a person wrote. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblems | undefined;
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, message: string = code, more: Omit<ErrorBody, 'code' | 'message'> = {}) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.requestId = more.requestId;
  }

  toBody(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
      ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }),
      ...(this.requestId !== undefined && { requestId: this.requestId }),
    };
  }
}

export const asDomainError = (error: unknown): DomainError =>
  error instanceof DomainError ? error : new DomainError('internal');

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && (value === 'network' || Object.hasOwn(ERROR_STATUS, value));
}

/** Returns whether a rate limit was hit: the server says how long to wait, and retrying earlier can't help. */
export function isRateLimit(code: ErrorCode | undefined): boolean {
  return code === 'rate-limited' || code === 'recipient-rate-limited';
}

export type OffCode = Extract<ErrorCode, `${string}-off`>;
export const isOff = (code: ErrorCode | undefined): code is OffCode => code?.endsWith('-off') === true;

export function isRetryable(code: ErrorCode): boolean {
  return (
    isRateLimit(code) || isOff(code) || ['network', 'unavailable', 'internal', 'app-check-required'].includes(code)
  );
}

export const REQUEST_ID_HEADER = 'X-Request-Id';
const REQUEST_ID_FORM = /^[A-Za-z0-9-]{8,36}$/;
/** Returns whether a request may be called so: it is written to the log. */
export const isRequestId = (sent: unknown): sent is string => typeof sent === 'string' && REQUEST_ID_FORM.test(sent);
