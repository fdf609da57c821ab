import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import type { InquiryType } from '@domain/contact/form.ts';
import { paths } from '@domain/paths.ts';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { alertOperators } from '../../../functions/src/handlers/alert-operators.ts';
import { createKeys } from '../../../functions/src/services/keys.ts';
import { db, signingKey, stored, writeAll } from '../support/backend.ts';
import { deliverTask, runSchedule } from '../support/deliver.ts';
import { patch } from '../support/documents.ts';
import { headerOf, mailsTo } from '../support/mails.ts';
import { makeCreator } from '../support/people.ts';
import { hasLog, isPersonal, readLog } from '../support/quiet-log.ts';
import { posted } from '../support/requests.ts';
import { until } from '../support/until.ts';

const MINUTE_MS = 60_000;
const SECRET = 'Hushword';
const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * MINUTE_MS);

/** Delivers a task as its queue does. */
const deliver = (kind: string, at: number) => deliverTask('alertOperators', { kind, at });

/** Adds somebody to alert. Returns their email. */
async function addOperator(fields: object = {}): Promise<string> {
  const [uid, email] = [randomUUID(), `operator.${randomUUID()}@example.com`];
  await writeAll({ [closedPaths.operator(uid)]: { email, name: SECRET, addedAt: Timestamp.now(), ...fields } });
  isPersonal(email);
  return email;
}

/** Adds an operator who has changed their email since. Returns the new one. */
async function addChanged(): Promise<string> {
  const { uid } = await makeCreator();
  const email = `operator.${randomUUID()}@example.com`;
  await getAuth().updateUser(uid, { email, emailVerified: true });
  isPersonal(email);
  const stored = { email: `old.${email}`, name: SECRET, addedAt: Timestamp.now() };
  await writeAll({ [closedPaths.operator(uid)]: stored });
  return email;
}

/** A stored request that is `minutes` from its end. */
const makeRequest = (inquiryType: InquiryType, minutes: number, fields: object = {}) => ({
  name: SECRET,
  email: `${SECRET}@example.com`,
  subject: SECRET,
  message: SECRET,
  inquiryType,
  createdAt: Timestamp.now(),
  dueAt: inMinutes(minutes),
  status: 'open',
  alertedAt: Timestamp.now(),
  warnedAt: null,
  claim: null,
  ...fields,
});
const makeReport = (kind: string, minutes: number, fields: object = {}) => ({
  kind,
  reason: 'spam',
  note: SECRET,
  message: SECRET,
  evidence: { name: SECRET },
  isUrgent: false,
  reportedAt: Timestamp.now(),
  dueAt: inMinutes(minutes),
  status: 'open',
  alertedAt: null,
  warnedAt: null,
  claim: null,
  ...fields,
});
/** Stores cases. Returns their ids. */
async function store(path: (id: string) => string, ...cases: object[]): Promise<string[]> {
  const ids = cases.map(() => randomUUID());
  await writeAll(Object.fromEntries(ids.map((id, index) => [path(id), cases[index] ?? {}])));
  return ids;
}
const cases = async () => {
  const found = await Promise.all(
    [closedPaths.reports, paths.contactRequests].map((kind) => db().collection(kind).get()),
  );
  return found.flatMap(({ docs }) => docs);
};
const clear = async () => {
  for (const { ref } of await cases()) await ref.delete();
  for (const { ref } of (await db().collection(closedPaths.operators).get()).docs) await ref.delete();
};
beforeEach(clear);
afterAll(clear);

const told = (email: string, count = 1) =>
  until(
    () => mailsTo(email),
    (mails) => expect(mails).toHaveLength(count),
  );
/** The windows of which an address was alerted. */
const windowsOf = async (): Promise<number[]> => {
  const { docs } = await db().collection('receipts').get();
  return docs.flatMap(({ id }) => (id.startsWith('alert.urgent.') ? [Number(id.slice('alert.urgent.'.length))] : []));
};

// its mail comes at the end of a window of half a minute
it('an urgent report reaches every operator, once, without its texts', { tags: 'night' }, async () => {
  const [one, two] = [await addOperator(), await addOperator({ language: 'fr' })];
  const { uid } = await makeCreator(`${SECRET} Creator`);
  const what = { kind: 'profile', uid } as const;
  await posted('reports', { id: randomUUID(), what, reason: 'threat', note: SECRET });
  const [[english], [french]] = await Promise.all([told(one), told(two)]);
  const [report] = await cases();
  expect(english).toMatchObject({ subject: 'WhoKnows: an urgent case came in' });
  expect(english?.text).toMatch(/Reported profiles: 1\nTime left: 1 hr 5\d min \(until /);
  expect(french?.subject).toBe('WhoKnows\u00a0: un cas urgent est arrivé');
  for (const mail of [english, french]) {
    for (const body of [mail?.text, mail?.html]) expect(body).toContain(`/operator?case=report:${report?.id}`);
    expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
  }
  expect(JSON.stringify([english, french])).not.toMatch(new RegExp(SECRET, 'i'));

  // other complaints change nothing, and a task may come more often
  await posted('reports', { id: randomUUID(), what, reason: 'threat', note: '' });
  for (const at of await windowsOf()) await Promise.all([deliver('urgent', at), deliver('urgent', at)]);
  expect((await deliver('urgent', Date.now())).status).toBeLessThan(300);
  expect([await mailsTo(one), await mailsTo(two)].map(({ length }) => length)).toEqual([1, 1]);
});

it('a hundred urgent cases make a few mails, which count them', async () => {
  const email = await addOperator();
  const urgent = { reason: 'self-harm', isUrgent: true };
  await store(closedPaths.report, ...Array.from({ length: 90 }, () => makeReport('message', 120, urgent)));
  const waiting = { alertedAt: null };
  await store(paths.contactRequest, ...Array.from({ length: 10 }, () => makeRequest('safety', 120, waiting)));
  // now, and not at the end of the window
  await deliver('urgent', Date.now());
  const countIn = (text: string | undefined, name: string) => Number(text?.match(`${name}: ([\\d,]+)`)?.[1] ?? 0);
  const mails = await until(
    () => mailsTo(email),
    (found) => {
      const sum = (name: string) => found.reduce((all, { text }) => all + countIn(text, name), 0);
      expect([sum('Reported messages'), sum('Requests about safety')]).toEqual([90, 10]);
    },
  );
  // one for each window in which some came
  expect(mails.length).toBeLessThan(20);
  const [first] = mails;
  expect(first?.text).toMatch(/\/operator$/m);
});

it('an undecided case triggers a warning before its deadline, once, unless somebody has claimed it', async () => {
  const email = await addChanged();
  const held = { claim: { operatorId: 'x', until: Date.now() + 60 * MINUTE_MS } };
  await store(
    paths.contactRequest,
    makeRequest('safety', 29),
    makeRequest('safety', 55),
    makeRequest('support', 265),
    makeRequest('support', 100, { status: 'answered' }),
  );
  const [claimed = ''] = await store(closedPaths.report, makeReport('photo', 100, held), makeReport('quiz', 238));
  for (let run = 0; run < 2; run++) expect((await runSchedule('deadlineWarnings')).status).toBeLessThan(300);
  const [mail] = await told(email);
  expect(mail?.subject).toBe('WhoKnows: 2 deadlines are close');
  expect(mail?.text).toMatch(/Time left for the first: 2\d min \(until .+ UTC\)/);
  expect(mail?.text).toContain('Urgent: 1');
  expect(mail?.text).not.toContain('Reported photos');
  expect(JSON.stringify(mail)).not.toMatch(new RegExp(SECRET, 'i'));

  await deliver('warning', Date.now() - 1);
  expect(await mailsTo(email)).toHaveLength(1);
  await patch(closedPaths.report(claimed), { 'claim.until': 0 });
  await runSchedule('deadlineWarnings');
  const [, second] = await told(email, 2);
  expect(second?.text).toContain(`/operator?case=report:${claimed}`);
});

it('open cases are counted once a day, and without any there is no mail', async () => {
  const email = await addOperator();
  await deliver('digest', 1);
  await store(paths.contactRequest, makeRequest('press', 600), makeRequest('press', -5), makeRequest('safety', 60));
  // one from before there were deadlines
  const { kind: _, dueAt: __, isUrgent: ___, ...old } = makeReport('message', 0);
  await store(closedPaths.report, old, makeReport('reply', 0, { status: 'kept' }));
  for (let run = 0; run < 2; run++) expect((await runSchedule('operatorDigest')).status).toBeLessThan(300);
  const [mail] = await told(email);
  expect(mail?.subject).toBe('WhoKnows: 4 cases are open');
  for (const line of [
    'Requests from the press: 2',
    'Requests about safety: 1',
    'Reported messages: 1',
    'Urgent: 1',
    'Overdue: 1',
    'Due within 4 hr: 1',
    'Due later: 2',
  ])
    expect(mail?.text?.split('\n')).toContain(line);
  expect(mail?.text).not.toContain('Reported replies');
  expect(JSON.stringify(mail)).not.toMatch(new RegExp(SECRET, 'i'));
  await deliver('digest', Math.floor(Date.now() / 86_400_000) * 86_400_000);
  expect(await mailsTo(email)).toHaveLength(1);
});

it('where nobody can be alerted, no case counts as alerted, and the log says so', async () => {
  // far from its deadline, so that no warning which an earlier test queued is about it
  const [id = ''] = await store(paths.contactRequest, makeRequest('safety', 600, { alertedAt: null }));
  const alertedAt = async () => (await stored(paths.contactRequest(id)))?.['alertedAt'];
  for (const kind of ['urgent', 'digest']) expect((await deliver(kind, 2)).status).toBeLessThan(300);
  expect(await alertedAt()).toBeNull();
  if (hasLog) expect(readLog()).toContain('1 urgent cases reach nobody');
  const email = await addOperator();
  // in this process, without mail
  await alertOperators({ kind: 'urgent', at: 3 }, { now: Date.now(), keys: createKeys(signingKey()) });
  expect(await stored(closedPaths.receipt('alert', 'urgent.3'))).toBeUndefined();

  await deliver('urgent', 4);
  await told(email);
  expect(await alertedAt()).toEqual(expect.any(Timestamp));
});
