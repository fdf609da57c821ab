import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { fetchProvedEmails } from '../db/accounts.ts';
import { fetchSignInData } from '../db/auth-users.ts';
import { fetchBlockedSince } from '../db/blocks.ts';
import { assertNotErased } from '../db/erasures.ts';
import {
  fetchAccountData,
  fetchCirclePage,
  fetchContactRequestPage,
  fetchDevicePage,
  fetchMessagePage,
  fetchQuizPage,
  fetchReportPage,
  fetchResponsePage,
  fetchRevisionPage,
} from '../db/exports.ts';
import { assertRecentSignIn, type CallerContext } from '../services/context.ts';
import { admitExport } from '../services/rate-limits.ts';

type Page = OutputOf<'exportMyData'>;

async function exportAccount(uid: string): Promise<Page> {
  const [signIn, data, blockedSendersSince] = await Promise.all([
    fetchSignInData(uid),
    fetchAccountData(uid),
    fetchBlockedSince(uid),
  ]);
  return { items: [{ uid, signIn, ...data, blockedSendersSince }], next: null };
}

async function exportContactRequests(uid: string, after: string | null): Promise<Page> {
  const emails = await fetchProvedEmails(uid);
  return emails.length === 0 ? { items: [], next: null } : fetchContactRequestPage(emails, after);
}

const EXPORTS: Readonly<
  Record<ParsedInputOf<'exportMyData'>['part'], (uid: string, after: string | null) => Promise<Page>>
> = {
  account: exportAccount,
  quizzes: fetchQuizPage,
  revisions: fetchRevisionPage,
  responses: fetchResponsePage,
  messages: fetchMessagePage,
  circles: fetchCirclePage,
  devices: fetchDevicePage,
  'contact-requests': exportContactRequests,
  reports: fetchReportPage,
};

/** Returns one page of the caller's data. Throws `recent-sign-in-required`, `rate-limited`, or `gone`. */
export async function exportMyData(
  { part, after }: ParsedInputOf<'exportMyData'>,
  context: CallerContext,
): Promise<Page> {
  const { uid } = context;
  // it includes what strangers wrote, and from where: an unlocked phone must not be enough
  assertRecentSignIn(context);
  await admitExport(uid, context);
  await assertNotErased(uid);
  return EXPORTS[part](uid, after);
}
