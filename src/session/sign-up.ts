import type { SignUpForm } from '@domain/auth/sign-up.ts';
import { typedIdentifier } from '@domain/typed-identifier.ts';
import { typedName } from '@domain/typed-text.ts';
import { signUp as createAccount } from './auth/password.ts';
import { storeNewcomer } from './newcomer-draft.ts';

/** Creates an account and keeps the form's names for the next screen. Throws an AuthFailure. */
export async function signUp(form: SignUpForm): Promise<void> {
  // first, because the next screen opens as soon as the session has the new user
  storeNewcomer({ uid: null, name: typedName(form.name), username: null, phone: typedIdentifier(form.phone) || null });
  try {
    await createAccount(form);
  } catch (error) {
    storeNewcomer(null);
    throw error;
  }
}
