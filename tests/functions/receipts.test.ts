import { randomUUID } from 'node:crypto';
import { RECEIPT_LIMIT } from '@domain/limits.ts';
import { expect, it } from 'vitest';
import { casesWhere } from './support/cases.ts';
import { caseOf, caseWhere, decideAs } from './support/deciding.ts';
import { messageTo } from './support/inputs.ts';
import { mailsTo } from './support/mails.ts';
import { makeOperator } from './support/operators.ts';
import { makeCreator } from './support/people.ts';
import { called, posted } from './support/requests.ts';
import { until, untilEqual, untilMatches } from './support/until.ts';

const someEmail = () => `noa@${randomUUID().slice(0, 8)}.example.com`;
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const report = (uid: string, email: string, language: 'en' | 'fr' = 'en') =>
  posted('reports', {
    id: randomUUID(),
    what: { kind: 'profile', uid },
    reason: 'bullying',
    note: '',
    reporter: { email, language },
  });
const RECEIVED = "WhoKnows: we've got your report";
const DECIDED = 'WhoKnows: what became of your report';

it('a reporter who leaves an email hears of the receipt and the decision, and is then forgotten; nobody can read it', async () => {
  const [operator, creator, emails] = [await makeOperator(), await makeCreator(), [someEmail(), someEmail()] as const];
  const [first, second] = emails;
  await report(creator.uid, first);
  await report(creator.uid, first);
  await report(creator.uid, second, 'fr');
  await untilEqual(() => subjectsTo(first), [RECEIVED]);
  const on = await caseWhere('accusedId', creator.uid);
  const before = await caseOf(on);
  expect(Object.values(before?.['notified'] as object)).toEqual([expect.any(Buffer), expect.any(Buffer)]);
  expect(JSON.stringify(before)).not.toContain('example.com');

  await decideAs(operator, on, { action: 'remove' });
  await untilEqual(() => subjectsTo(first), [RECEIVED, DECIDED]);
  const [, outcome] = await until(
    () => mailsTo(second),
    (mails) => expect(mails).toHaveLength(2),
  );
  expect(outcome?.text).toContain("c'est retiré");
  // whom it was about, and what it was, anybody could have asked for
  expect(outcome?.text).not.toContain(creator.profile.name);
  await untilMatches(() => caseOf(on), { notified: {} });
});

it('a report about missing content gets a receipt, too; a decided case is answered immediately', async () => {
  const [operator, creator] = [await makeOperator(), await makeCreator()];
  const [nothing, late] = [someEmail(), someEmail()];
  await report('nobody-at-all', nothing);
  // one receipt each, as for things that exist: fewer would tell that they don't
  await report('nobody-either', nothing);
  await untilEqual(() => subjectsTo(nothing), [RECEIVED, RECEIVED]);
  await report(creator.uid, someEmail());
  await decideAs(operator, await caseWhere('accusedId', creator.uid), { action: 'keep' });
  await report(creator.uid, late);
  await untilEqual(() => subjectsTo(late), [DECIDED]);
});

it('an email gets mail for a limited number of reports a day, as anybody can enter it', async () => {
  const victim = someEmail();
  const creators = await Promise.all(Array.from({ length: RECEIPT_LIMIT.address.tries + 1 }, () => makeCreator()));
  for (const { uid } of creators) await report(uid, victim.replace('@', '+more@'));
  const all = await Promise.all(
    creators.map(async ({ uid }) => (await casesWhere('accusedId', uid))[0]?.get('notified') !== undefined),
  );
  expect(all.filter(Boolean)).toHaveLength(RECEIPT_LIMIT.address.tries);
});

it('somebody who deletes the account they reported with gets no more mail', async () => {
  const creator = await makeCreator();
  const messageId = randomUUID();
  await posted('messages', messageTo(creator.uid, { id: messageId }));
  const reporter = { email: creator.email, language: 'en' } as const;
  await called('reportMessage', { messageId, reason: 'threat', note: '', reporter }, creator.token);
  await called('deleteAccount', { username: creator.profile.username }, creator.token);
  const docs = await casesWhere('messageId', messageId);
  expect(docs.map((found) => [found.get('status'), found.get('notified')])).toEqual([['open', undefined]]);
});
