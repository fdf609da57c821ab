import { RETURNING_URL_FRESH_S } from '../limits.ts';
import { type ForeignError, ReturningUrlError } from './returning-url-error.ts';
import { originOf, ownPath, parametersOf } from './web-address.ts';

export const ACTION_MODES = [
  'resetPassword',
  'verifyEmail',
  'recoverEmail',
  'verifyAndChangeEmail',
  'revertSecondFactorAddition',
] as const;
export type ActionMode = (typeof ACTION_MODES)[number];

export interface ActionLink {
  kind: 'action';
  mode: ActionMode;
  code: string;
  /** Where to go afterwards: a path of this app. */
  continueTo: string | null;
}
/** A link that signs in whoever can also name the address it was sent to. */
export interface SignInLink {
  kind: 'sign-in-link';
  code: string;
  continueTo: string | null;
}
export type ReturningUrl =
  | { kind: 'nothing' }
  | ActionLink
  | SignInLink
  | { kind: 'code'; code: string }
  /** Both in seconds since 1970. */
  | { kind: 'session'; issuedAt: number; expiresAt: number };

type Parameters = ReadonlyMap<string, string>;

const SESSION_PARTS = ['access_token', 'expires_in', 'refresh_token', 'token_type'] as const;
const isMode = (text: string | undefined): text is ActionMode => ACTION_MODES.some((mode) => mode === text);
const hasAny = (parameters: Parameters, names: readonly string[]) => names.some((name) => parameters.has(name));

function errorIn(parameters: Parameters): ForeignError | null {
  const [error, code, description] = ['error', 'error_code', 'error_description'].map((name) => parameters.get(name));
  if (!error && !code && !description) return null;
  return {
    error: error || 'unspecified_error',
    code: code || 'unspecified_code',
    description: description || null,
  };
}

const secondsOf = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : null);

function readSession(parameters: Parameters, nowS: number): ReturningUrl {
  const expiresIn = secondsOf(parameters.get('expires_in') ?? '');
  const expiresAt = parameters.has('expires_at')
    ? secondsOf(parameters.get('expires_at') ?? '')
    : nowS + (expiresIn ?? 0);
  const isComplete = SESSION_PARTS.every((name) => parameters.get(name));
  if (!isComplete || expiresIn === null || expiresAt === null) throw new ReturningUrlError('no-session');
  const issuedAt = expiresAt - expiresIn;
  if (nowS - issuedAt > RETURNING_URL_FRESH_S) throw new ReturningUrlError('stale-session');
  return { kind: 'session', issuedAt, expiresAt };
}

function codeIn(parameters: Parameters): string {
  const code = parameters.get('oobCode');
  if (!code) throw new ReturningUrlError('no-code');
  return code;
}

function readAction(mode: ActionMode, parameters: Parameters, origin: string): ActionLink {
  const code = codeIn(parameters);
  return { kind: 'action', mode, code, continueTo: ownPath(parameters.get('continueUrl') ?? '', origin) };
}

function readSignInLink(parameters: Parameters, origin: string): SignInLink {
  // the service's own page opens the address that was to follow, with the link's parameters added
  const target = parameters.get('continueUrl') ?? parameters.get('from') ?? '';
  return { kind: 'sign-in-link', code: codeIn(parameters), continueTo: ownPath(target, origin) };
}

/** Parses a returning address by GoTrue's rules; throws ReturningUrlError. Adopts no session: a link may be crafted. */
export function readReturningUrl(address: string | null, flow: 'pkce' | 'implicit', nowS: number): ReturningUrl {
  const origin = address === null ? null : originOf(address);
  if (address === null || origin === null) throw new ReturningUrlError('no-browser');
  const parameters = parametersOf(address);
  const foreign = errorIn(parameters);
  if (foreign) throw new ReturningUrlError('error-in-url', foreign);

  const mode = parameters.get('mode');
  if (isMode(mode)) return readAction(mode, parameters, origin);
  if (mode === 'signIn') return readSignInLink(parameters, origin);
  if (hasAny(parameters, SESSION_PARTS)) {
    if (flow === 'pkce') throw new ReturningUrlError('not-pkce');
    return readSession(parameters, nowS);
  }
  // a code flow returns its `state`, whatever happened to the code
  if (hasAny(parameters, ['code', 'state'])) {
    if (flow === 'implicit') throw new ReturningUrlError('not-implicit');
    const code = parameters.get('code');
    if (!code) throw new ReturningUrlError('no-code');
    return { kind: 'code', code };
  }
  return { kind: 'nothing' };
}
