import { APP_CHECK_HEADER, appCheckClaims } from '@domain/auth/app-check.ts';
import { DomainError } from '@domain/errors.ts';
import { getAppCheck } from 'firebase-admin/app-check';
import { isAppCheckEnforced } from '../support/config.ts';

const ISSUER = 'https://firebaseappcheck.googleapis.com/';

/** As local emulators take it, without a signature: whether it says of itself what a sound one says. */
function isSoundUnsigned(token: string): boolean {
  const claims = appCheckClaims(token);
  return (
    claims?.iss.startsWith(ISSUER) === true &&
    claims.aud.includes(`projects/${process.env['GCLOUD_PROJECT']}`) &&
    claims.exp * 1000 > Date.now()
  );
}

async function isSound(token: string): Promise<boolean> {
  // nobody can sign for an emulator; the callables of Google's own library do not look at signatures there either. No real
  // project has such a name, so a variable that was set by mistake opens none
  const { FUNCTIONS_EMULATOR, GCLOUD_PROJECT } = process.env;
  if (FUNCTIONS_EMULATOR === 'true' && GCLOUD_PROJECT?.startsWith('demo-')) return isSoundUnsigned(token);
  return getAppCheck()
    .verifyToken(token)
    .then(
      () => true,
      () => false,
    );
}

/**
 * Refuses a request with `app-check-required` unless it comes with a sound App Check token of this project; lets every
 * request pass where App Check is not enforced.
 */
export async function assertFromApp(request: { get(header: string): string | undefined }): Promise<void> {
  if (!isAppCheckEnforced()) return;
  const token = request.get(APP_CHECK_HEADER);
  if (!token || !(await isSound(token)))
    throw new DomainError('app-check-required', 'The request does not come with a sound App Check token.');
}
