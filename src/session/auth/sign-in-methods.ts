import { AuthFailure } from '@domain/auth/session.ts';
import {
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  type User,
  unlink,
  updatePassword,
} from 'firebase/auth';
import { refreshUser, requireUser } from './auth.ts';
import { toSessionUser } from './auth-events.ts';
import { orFailure } from './auth-failure.ts';

/** Fetches the sign-in methods. The SDK's reload adds new ones but never removes any. */
async function askForMethods(user: User): Promise<void> {
  const known = user.providerData.splice(0);
  try {
    await user.reload();
  } catch (error) {
    user.providerData.push(...known);
    throw error;
  }
}

/** Unlinks Google; refused as `last-method` if it is the only sign-in method. Throws an AuthFailure. */
export async function unlinkGoogle(): Promise<void> {
  const user = requireUser();
  await orFailure(() => askForMethods(user));
  if (!toSessionUser(user).methods.password) throw new AuthFailure('last-method');
  await orFailure(() => unlink(user, 'google.com'));
  await refreshUser();
}

/** Sets or changes the account's password. Throws an AuthFailure; `recent-sign-in-required` is one of them. */
export async function savePassword(password: string): Promise<void> {
  const user = requireUser();
  await orFailure(async () => {
    if (toSessionUser(user).methods.password) await updatePassword(user, password);
    else await linkWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  });
  await refreshUser();
}

/** Reauthenticates with the password. Throws an AuthFailure or a SecondFactorNeeded. */
export async function reauthenticateWithPassword(password: string): Promise<void> {
  const user = requireUser();
  await orFailure(() => reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)));
}
