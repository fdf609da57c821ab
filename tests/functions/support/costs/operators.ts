import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { makeTracking } from '@domain/testing/make-tracking.ts';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { WEEK_MS, weekEndBefore } from '../../../../functions/src/services/summaries/week.ts';
import { emulatorToken } from '../../../../scripts/lib/emulator-token.ts';
import { db, FUNCTIONS, PROJECT, writeAll } from '../backend.ts';
import { type Case, reported } from '../deciding.ts';
import { headerOf, mailsTo } from '../mails.ts';
import { makeCreator, saveNew, signUp } from '../people.ts';
import { called, posted, send } from '../requests.ts';
import type { Count } from './counter.ts';
import { draft, response, withQuiz } from './made.ts';

const post = (url: string, data: object) =>
  send(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });

/** Counts every schedule of a service that nobody has used yet. */
export const countSchedules: Count = async ({ schedule, task }) => {
  for (const name of ['sweep', 'countDays', 'liftSuspensions', 'weeklySummaries', 'deadlineWarnings', 'operatorDigest'])
    await schedule(name);
  await task('alertOperators', 'digest', 'task: alertOperators, with nobody to tell');
};

/** Counts one person's weekly email. */
async function weekly(): Promise<Count> {
  const creator = await makeCreator();
  const { uid, email } = creator;
  const { quizId } = await saveNew(creator, draft());
  await posted('responses', response(quizId));
  return async ({ row }) => {
    await getAuth().updateUser(uid, { emailVerified: true });
    await db().doc(paths.account(uid)).update({ weeklySummary: 'en' });
    await row('weekly email', async () => {
      const [weekEnd, notAfter] = [weekEndBefore(Date.now()) + WEEK_MS, Date.now() + 60_000];
      await post(`${FUNCTIONS}/sendSummary`, { data: { uid, weekEnd, notAfter } });
    });
    const [mail] = await mailsTo(email);
    const { pathname } = new URL(headerOf(mail, 'list-unsubscribe')?.slice(1, -1) ?? '');
    await row('unsubscribing', () => post(`${FUNCTIONS}/unsubscribe${pathname}`, {}));
  };
}

const LETTER = 'c'.repeat(40);

/** What a task is to store that was given up. */
async function queuedResponse() {
  const { creator, quizId } = await withQuiz();
  const made = makeResponse('know-me', { id: randomUUID(), ownerId: creator.uid });
  const response = { ...made, quiz: { ...made.quiz, id: quizId } };
  return { response, digest: 'of it', deleteDigest: null, tracking: makeTracking(), hasDevices: false };
}

async function cases(): Promise<Count> {
  const people = await Promise.all(Array.from({ length: 5 }, () => makeCreator()));
  const { uid, email } = await signUp();
  const second = { sign_in_provider: 'password', sign_in_second_factor: 'totp', identities: {} };
  const token = emulatorToken(uid, PROJECT, { operator: true, firebase: second });
  const form = { name: 'Noa', email: 'noa@example.com', inquiryType: 'support', subject: 'Mine', message: 'Help' };
  const [kept, removed, suspended] = await Promise.all(
    people.map((person) => reported({ kind: 'profile', uid: person.uid })),
  );
  const request: Case = {
    on: 'request',
    id: (await posted('contact-requests', { id: randomUUID(), ...form })).id,
  };
  const data = await queuedResponse();
  return async ({ row, task }) => {
    await writeAll({
      [closedPaths.operator(uid)]: { email, name: 'Op', addedAt: Timestamp.now() },
      [closedPaths.deadLetter(LETTER)]: { queue: 'storeResponse', at: Timestamp.now() },
      [closedPaths.deadLetterTask(LETTER)]: { data },
    });
    const take = (on: Case) => called('claimCase', on, token);
    const decide = (on: Case | undefined, choice: object) => called('decide', { ...on, note: 'Why', ...choice }, token);
    await row('claiming a case', () => take(kept as Case));
    await row('giving a case back', () => called('releaseCase', kept as Case, token));
    for (const one of [kept, removed, suspended, request]) await take(one as Case);
    await row('deciding to keep', () => decide(kept, { action: 'keep' }));
    await row('deciding to remove a profile', () => decide(removed, { action: 'remove' }));
    await row('suspending a creator', () => decide(suspended, { action: 'suspend', days: 3 }));
    await row('lifting a suspension', () =>
      called('liftSuspension', { uid: people[2]?.uid ?? '', note: 'Why' }, token),
    );
    await row('running a task again', () => called('runAgain', { id: LETTER }, token));
    await task('storeResponse', data.response.id);
    await row('flipping a switch', () => called('flipSwitch', { switch: 'pictures', isOff: true }, token));
    await called('flipSwitch', { switch: 'pictures', isOff: false }, token);
    await row('answering a request', () => decide(request, { action: 'reply', text: 'Done.' }));
    await row('an urgent report', () =>
      posted('reports', {
        id: randomUUID(),
        what: { kind: 'profile', uid: people[3]?.uid },
        reason: 'threat',
        note: '',
      }),
    );
    await task('alertOperators', 'urgent');
    await row('a report with an address', () =>
      posted('reports', {
        id: randomUUID(),
        what: { kind: 'profile', uid: people[4]?.uid },
        reason: 'other',
        note: '',
        reporter: { email: form.email, language: 'en' },
      }),
    );
    await task('notifyReporters', 'profile.');
  };
}

/** Counts what the service does for operators and by email. */
export const countOperators = (): Promise<Count[]> => Promise.all([weekly(), cases()]);
