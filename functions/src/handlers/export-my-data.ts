import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { fetchSignInData, findVerifiedEmail } from '../db/auth-users.ts';
import { assertStays } from '../db/deletions.ts';
import {
  fetchAccountData,
  fetchContactRequestPage,
  fetchMessagePage,
  fetchQuizPage,
  fetchReportPage,
  fetchResponsePage,
} from '../db/exports.ts';
import type { CallerContext } from '../support/context.ts';

type Page = OutputOf<'exportMyData'>;

async function exportAccount(uid: string): Promise<Page> {
  const [signIn, data] = await Promise.all([fetchSignInData(uid), fetchAccountData(uid)]);
  return { items: [{ uid, signIn, ...data }], next: null };
}

/** What was written to the people behind WhoKnows from the proved address: anybody can write in another's name. */
async function exportContactRequests(uid: string, after: string | null): Promise<Page> {
  const email = await findVerifiedEmail(uid);
  return email === null ? { items: [], next: null } : fetchContactRequestPage(email, after);
}

const EXPORTS: Readonly<
  Record<ParsedInputOf<'exportMyData'>['part'], (uid: string, after: string | null) => Promise<Page>>
> = {
  account: exportAccount,
  quizzes: fetchQuizPage,
  responses: fetchResponsePage,
  messages: fetchMessagePage,
  'contact-requests': exportContactRequests,
  reports: fetchReportPage,
};

/** Gives one page of what is stored about the caller. Errors: `gone` (the account is deleted, or is just being deleted). */
export async function exportMyData(
  { part, after }: ParsedInputOf<'exportMyData'>,
  { uid }: CallerContext,
): Promise<Page> {
  await assertStays(uid);
  return EXPORTS[part](uid, after);
}
