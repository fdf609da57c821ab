import { APP_CHECK_HEADER, appCheckClaims } from '@domain/auth/app-check.ts';
import { DomainError } from '@domain/errors.ts';
import { getAppCheck } from 'firebase-admin/app-check';
import { isAppCheckEnforced } from '../support/config.ts';

const ISSUER = 'https://firebaseappcheck.googleapis.com/';

/** Checks an emulator's token, which has no signature, by its claims. */
function isSoundUnsigned(token: string): boolean {
  const claims = appCheckClaims(token);
  return (
    claims?.iss.startsWith(ISSUER) === true &&
    claims.aud.includes(`projects/${process.env['GCLOUD_PROJECT']}`) &&
    claims.exp * 1000 > Date.now()
  );
}

async function isSound(token: string): Promise<boolean> {
  // Nobody can sign for an emulator. No real project's name begins with demo-, so a variable set by mistake opens none.
  const { FUNCTIONS_EMULATOR, GCLOUD_PROJECT } = process.env;
  if (FUNCTIONS_EMULATOR === 'true' && GCLOUD_PROJECT?.startsWith('demo-')) return isSoundUnsigned(token);
  return getAppCheck()
    .verifyToken(token)
    .then(
      () => true,
      () => false,
    );
}

/** Throws `app-check-required` without a valid App Check token of this project, where App Check is enforced. */
export async function assertFromApp(request: { get(header: string): string | undefined }): Promise<void> {
  if (!isAppCheckEnforced()) return;
  const token = request.get(APP_CHECK_HEADER);
  if (!token || !(await isSound(token)))
    throw new DomainError('app-check-required', 'The request does not come with a sound App Check token.');
}
