import { DomainError } from '@domain/errors.ts';
import type { CallableRequest } from 'firebase-functions/https';
import { isOperator } from '../db/operators.ts';

/**
 * Returns the caller's uid. Throws `not-found`, as for a function that doesn't exist, unless they are an operator who
 * gave a second factor. Also asks the database: a removed operator's token lives for up to an hour.
 */
export async function operatorOf(auth: CallableRequest['auth']): Promise<string> {
  const claimsIt = auth?.token['operator'] === true && typeof auth.token.firebase.sign_in_second_factor === 'string';
  if (claimsIt && (await isOperator(auth.uid))) return auth.uid;
  throw new DomainError('not-found', 'There is no such function.');
}
