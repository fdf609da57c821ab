import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { REPORT_RESOLVED_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { boardIn } from './support/boards.ts';
import {
  type Case,
  type Choice,
  caseOf,
  decideAs,
  decideOn,
  keptAfterDecision,
  logOf,
  outcomeOf,
  reported,
  reportedMessage,
} from './support/deciding.ts';
import { patch, storedWhen } from './support/documents.ts';
import { answersTo, contactRequest, savedAs } from './support/inputs.ts';
import { mailsTo } from './support/mails.ts';
import { makeOperator, type OperatorPerson } from './support/operators.ts';
import { makeCreator, makePublished } from './support/people.ts';
import { call, called, posted } from './support/requests.ts';

let one: OperatorPerson;
let two: OperatorPerson;
beforeAll(async () => {
  one = await makeOperator();
  two = await makeOperator();
});

/** Claims a case and decides on it. */
const decided = (on: Case, choice: Choice, by = one) => decideAs(by, on, choice);

async function makeRequest(email = `noa.${randomUUID().slice(0, 8)}@example.com`): Promise<Case> {
  const message = `One\nTwo https://buy.example/now ${'x'.repeat(300)}`;
  const form = { ...contactRequest(), email, inquiryType: 'support', subject: 'My\u2028account', message };
  return { on: 'request', id: (await posted('contact-requests', form)).id };
}
describe('a decision', () => {
  it('of two operators in parallel is made by the one who has claimed the case, once', async () => {
    const creator = await makeCreator();
    const report = await reportedMessage(creator);
    const replies = await Promise.all(
      [one, two].map(async (by) => {
        await call('claimCase', report, by.token);
        return outcomeOf(decideOn(report, by, { action: by === one ? 'remove' : 'keep' }));
      }),
    );
    expect(replies.filter((outcome) => outcome === 'conflict')).toHaveLength(1);
    const isRemoved = replies[0] === 'deleted';
    expect((await stored(paths.message(report.messageId))) === undefined).toBe(isRemoved);
    expect(await caseOf(report)).toMatchObject({ status: isRemoved ? 'deleted' : 'kept', claim: null });
    expect(await logOf(report)).toEqual(['claim', isRemoved ? 'remove' : 'keep']);
  });

  it('does nothing more when it is repeated, also in parallel', async () => {
    const creator = await makeCreator();
    const report = await reported({ kind: 'profile', uid: creator.uid });
    await called('claimCase', report, one.token);
    for (const action of ['warn', 'keep'] as const) {
      const replies = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(decideOn(report, one, { action }))));
      expect(new Set(replies)).toEqual(new Set([action === 'warn' ? 'open' : 'kept']));
    }
    expect(await stored(paths.account(creator.uid))).toMatchObject({
      warnings: [{ reason: 'bullying', note: 'As agreed', at: expect.any(Number) }],
    });
    expect(await logOf(report)).toEqual(['claim', 'keep', 'warn']);
    expect(await keptAfterDecision(report)).toBe(REPORT_RESOLVED_KEPT_S * 1000);
    // another one comes too late
    expect(await outcomeOf(decideOn(report, one, { action: 'remove' }))).toBe('conflict');
    expect(await outcomeOf(decideOn(report, two, { action: 'keep' }))).toBe('conflict');
  });

  it('needs a claim that has not expired, and changes nothing without', async () => {
    const request = await makeRequest();
    expect(await outcomeOf(decideOn(request, one, { action: 'close' }))).toBe('conflict');
    const claim = { operatorId: one.uid, until: Date.now() - 1 };
    await patch(paths.contactRequest(request.id), { claim });
    expect(await outcomeOf(decideOn(request, one, { action: 'close' }))).toBe('conflict');
    expect(await caseOf(request)).toMatchObject({ status: 'open', claim });
    expect(await logOf(request)).toEqual([]);
    expect(await decided(request, { action: 'close' })).toBe('closed');
  });

  it('about deleted content is stored, and one about no case is not', async () => {
    const creator = await makeCreator();
    const gone = await reportedMessage(creator);
    await db().doc(paths.message(gone.messageId)).delete();
    expect(await decided(gone, { action: 'remove' })).toBe('deleted');
    expect(await outcomeOf(decideOn({ on: 'report', id: randomUUID() }, one, { action: 'keep' }))).toBe('not-found');
  });

  it.each<[string, Choice]>([
    ['suspends without a time', { action: 'suspend' }],
    ['hands over to nobody', { action: 'hand-over' }],
    ['hands over to somebody who is no operator', { action: 'hand-over', to: 'somebody' }],
    ['replies to a report', { action: 'reply', text: 'Hello' }],
    ['suspends of an anonymous message', { action: 'suspend', days: 1 }],
    ['hides the name of a message', { action: 'hide-name' }],
  ])('that %s is refused', async (_, choice) => {
    const report = await reportedMessage(await makeCreator());
    expect(await decided(report, choice)).toBe('invalid-input');
    expect(await logOf(report)).toEqual(['claim']);
  });

  it('hands a case over to an operator, who can claim it immediately', async () => {
    const request = await makeRequest();
    expect(await decided(request, { action: 'hand-over', to: two.uid })).toBe('open');
    expect(await caseOf(request)).toMatchObject({ assignedTo: two.uid, claim: null });
    expect((await called('claimCase', request, two.token)).claim.operatorId).toBe(two.uid);
    expect(await logOf(request)).toEqual(['claim', 'claim', 'hand-over']);
  });
});

describe('what a decision removes', () => {
  it('of a quiz: nobody finds it, and its owner cannot reopen it', async () => {
    const { creator, quizId, revision } = await makePublished();
    await storedWhen(paths.listing(creator.uid), (list) => list !== undefined);
    expect(await decided(await reported({ kind: 'quiz', quizId }), { action: 'remove' })).toBe('deleted');
    expect(await stored(paths.quiz(quizId))).toMatchObject({ isRemoved: true, isClosed: true });
    expect((await stored(paths.listing(creator.uid)))?.['quizzes'] ?? []).toEqual([]);
    const answers = answersTo(quizId, { revision });
    await expect(posted('responses', answers)).rejects.toThrow('404');
    // what may be put back is what was removed
    const draft = makeDraft('know-me', { title: 'Once more' });
    const edit = savedAs(draft, quizId, revision);
    expect((await call('saveQuiz', edit, creator.token)).body.error?.details?.code).toBe('forbidden');
  });

  it('of a player: the name everywhere, or the whole result', async () => {
    const { quizId, revision } = await makePublished();
    const play = (responderName: string) =>
      posted('responses', answersTo(quizId, { revision, responderName, face: 'wink', wasToldOfBoard: true }));
    const [rude, other] = [await play('Rude Rudi'), await play('Nice Nina')];
    const report = await reported({ kind: 'player-name', quizId, name: 'Rude Rudi' });
    expect(await decided(report, { action: 'hide-name' })).toBe('deleted');
    expect(await stored(paths.response(rude.id))).toMatchObject({ isNameHidden: true });
    expect(await stored(paths.response(other.id))).toMatchObject({ isNameHidden: false });
    const listed = (await boardIn(quizId))?.entries.map(({ name, face }) => `${name} ${face}`);
    expect(listed?.sort()).toEqual(['Nice Nina wink', 'null undefined']);

    expect(await decided(await reported({ kind: 'result', responseId: other.id }), { action: 'remove' })).toBe(
      'deleted',
    );
    expect(await stored(paths.response(other.id))).toBeUndefined();
    expect(await stored(paths.responseTracking(other.id))).toBeUndefined();
    expect(await stored(closedPaths.receipt('response', other.id))).toHaveProperty('expiresAt');
  });

  it('of a circle: one name, whatever it has become', async () => {
    const circle = makeCircleInput({ id: randomUUID() });
    const { id: circleId } = circle;
    await posted('circles', circle);
    const join = async (name: string) => {
      const member = makeMemberInput(circleId, { name });
      await posted('circle-members', member);
      return member;
    };
    const rename = async ({ id: memberId, key }: { id: string; key: string }, name: string) =>
      posted('circle-changes', { circleId, key, change: { do: 'rename', memberId, name } });
    const [rude, other, nice] = [await join('Rude Rudi'), await join('Rude Robin'), await join('Nice Nina')];
    const report = await reported({ kind: 'circle-name', circleId, memberId: rude.id });
    expect(await decided(report, { action: 'remove' })).toBe('deleted');

    const changed = await reported({ kind: 'circle-name', circleId, memberId: other.id }, report);
    await rename(other, 'Rude Roy');
    expect(await decided(changed, { action: 'hide-name' })).toBe('open');
    expect(await caseOf(changed)).toMatchObject({ present: { name: 'Rude Roy' } });
    expect(await outcomeOf(decideOn(changed, one, { action: 'remove-present' }))).toBe('deleted');
    expect(await stored(paths.circle(circleId))).toMatchObject({
      name: circle.name,
      members: { [rude.id]: { name: '' }, [other.id]: { name: '' }, [nice.id]: { name: 'Nice Nina' } },
    });
    await rename(rude, 'Rude Rudi');
    expect(await stored(paths.circle(circleId))).toMatchObject({ members: { [rude.id]: { name: '' } } });
  });
});

describe('a reply to a request', () => {
  it('is sent once, exactly as the operator wrote it', async () => {
    const email = `ada.${randomUUID().slice(0, 8)}@example.com`;
    const request = await makeRequest(email);
    await called('claimCase', request, one.token);
    const choice = { action: 'reply', text: 'Dear Noa,\n\nhave a look at Account.' } as const;
    const replies = await Promise.all(Array.from({ length: 4 }, () => outcomeOf(decideOn(request, one, choice))));
    expect(replies).toEqual(replies.map(() => 'answered'));
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Re: My account' });
    expect(mails[0]?.html).toBeUndefined();
    expect(mails[0]?.text).toMatch(/^Dear Noa,\n\nhave a look at Account\.[\s\S]*> One\n> Two \[\.\.\.\] x+\.\.\.\n$/);
    // the author has chosen the address that we send it to
    expect(mails[0]?.text).not.toContain('buy.example');
    expect(mails[0]?.text?.length).toBeLessThan(320);
    expect(await caseOf(request)).toMatchObject({
      status: 'answered',
      answers: [{ text: choice.text, operatorId: one.uid, at: expect.any(Number) }],
    });
    expect(await logOf(request)).toEqual(['claim', 'reply']);
  });

  it('leaves the request open if no mail server accepts it', async () => {
    // an address that mail can't have, as from before addresses were checked
    const request = await makeRequest();
    await patch(paths.contactRequest(request.id), { email: 'no(body)@example.com' });
    expect(await decided(request, { action: 'reply', text: 'Hello' })).toBe('unavailable');
    expect(await caseOf(request)).toMatchObject({ status: 'open', answers: [], claim: { operatorId: one.uid } });
    expect(await logOf(request)).toEqual(['claim', 'reply', 'reply-failed']);
    // a second try is one
    expect(await outcomeOf(decideOn(request, one, { action: 'reply', text: 'Hello' }))).toBe('unavailable');
  });
});
