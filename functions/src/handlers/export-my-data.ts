import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { fetchSignInData, findVerifiedEmail } from '../db/auth-users.ts';
import { fetchAccountData, fetchMessagePage, fetchQuizPage, fetchResponsePage } from '../db/exports.ts';
import type { CallerContext } from '../support/context.ts';

async function exportAccount(uid: string): Promise<OutputOf<'exportMyData'>> {
  const [signIn, verifiedEmail] = await Promise.all([fetchSignInData(uid), findVerifiedEmail(uid)]);
  return { items: [{ uid, signIn, ...(await fetchAccountData(uid, verifiedEmail)) }], next: null };
}

/** Gives one page of what is stored about the caller. Errors: `unauthenticated` (the account is gone). */
export async function exportMyData(
  { part, after }: ParsedInputOf<'exportMyData'>,
  { uid }: CallerContext,
): Promise<OutputOf<'exportMyData'>> {
  if (part === 'account') return exportAccount(uid);
  if (part === 'quizzes') return fetchQuizPage(uid, after);
  return part === 'responses' ? fetchResponsePage(uid, after) : fetchMessagePage(uid, after);
}
