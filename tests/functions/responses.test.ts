import { QUIZ_TYPES } from '@domain/games/index.ts';
import { REVISION_KEPT_S, REVISIONS_KEPT, TRACKING_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { trackingKeyOf } from '@domain/responses/response.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeAnswers } from '@domain/testing/make-response.ts';
import { MADE_SOFTWARE, makeTracking } from '@domain/testing/make-tracking.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { patch, storedWhen } from './support/documents.ts';
import { endsAfter } from './support/ends.ts';
import { answersTo, savedAs } from './support/inputs.ts';
import { type Creator, makeCreator, makePublished, saveNew } from './support/people.ts';
import { called, PRIVATE_ADDRESS, post, posted, refusal, refusedWith } from './support/requests.ts';

let creator: Creator;
let quizId: string;
beforeAll(async () => {
  creator = await makeCreator();
  ({ quizId } = await saveNew(creator, makeDraft('know-me')));
});

const submission = (override: object = {}) => answersTo(quizId, override);

describe('a submission', () => {
  it.each(QUIZ_TYPES)('is scored by the server and stored complete (%s)', async (type) => {
    const quiz = await saveNew(creator, makeDraft(type));
    const answers = makeAnswers(type);
    const total = answers.length;
    const input = {
      ...submission({ quizId: quiz.quizId, answers }),
      score: 99,
      percentage: 1,
      ownerId: 'me',
      total: 1,
    };
    const response = await posted('responses', input);
    expect(response).toMatchObject({
      id: input.id,
      ownerId: creator.uid,
      quiz: {
        id: quiz.quizId,
        title: 'All about me',
        type,
        ownerName: creator.profile.name,
        ownerUsername: quiz.username,
      },
      responderName: input.responderName,
      isNameHidden: false,
      score: total,
      total,
      percentage: 100,
    });
    const { id: _, createdAt, ...fields } = response;
    expect(await stored(paths.response(input.id))).toEqual({
      ...fields,
      level: 'high',
      digest: expect.stringMatching(/^[\w-]{43}$/),
      createdAt: Timestamp.fromMillis(createdAt),
    });
  });

  it('marks a name that is not public, and keeps it for the owner', async () => {
    const careful = await makeCreator();
    await patch(paths.account(careful.uid), { hiddenWords: ['carrot'] });
    const { quizId: theirs } = await saveNew(careful, makeDraft('know-me'));
    const hides = async (quiz: string, responderName: string) => {
      const { id, isNameHidden } = await posted('responses', submission({ quizId: quiz, responderName }));
      expect(await stored(paths.response(id))).toMatchObject({ responderName, isNameHidden });
      return isNameHidden;
    };
    expect(await hides(theirs, 'C4rrot Top')).toBe(true);
    expect(await hides(theirs, 'Sh*thead')).toBe(true);
    expect(await hides(theirs, 'Cara')).toBe(false);
    expect(await hides(quizId, 'C4rrot Top')).toBe(false);
    expect(await hides(quizId, 'Sh*thead')).toBe(true);
  });

  it('stores tracking separately, for the owner, for a time', async () => {
    const tracking = makeTracking({ referrer: 'https://example.com' });
    const { id, createdAt, trackedAs } = await posted(
      'responses',
      submission({ tracking: { ...tracking, ip: '6.6.6.6', city: 'X' } }),
      PRIVATE_ADDRESS,
    );
    expect(JSON.stringify(await stored(paths.response(id)))).not.toContain('TestBrowser');
    expect(await stored(paths.responseTracking(trackingKeyOf({ id, trackedAs })))).toEqual({
      ownerId: creator.uid,
      tracking: { ...tracking, ...MADE_SOFTWARE, ip: PRIVATE_ADDRESS },
      expiresAt: endsAfter(createdAt, TRACKING_KEPT_S),
    });
  });

  it('is not affected by parallel submissions, repetitions, rivals for its id, or refusals', async () => {
    const own = await saveNew(creator, makeDraft('know-me'));
    const make = (override: object = {}) => submission({ quizId: own.quizId, ...override });
    const earlier = make();
    await posted('responses', earlier);
    const twice = make();
    const rivals = [make({ id: twice.id, responderName: 'Robin' }), make({ id: twice.id, responderName: 'Sascha' })];
    const good = Array.from({ length: 20 }, () => make());
    const odd = [
      earlier,
      twice,
      ...rivals,
      twice,
      make({ answers: [] }),
      { ...earlier, responderName: 'Somebody else' },
    ];
    const [replies, oddReplies] = await Promise.all(
      [good, odd].map((inputs) => Promise.all(inputs.map((input) => post('responses', input)))),
    );
    expect(replies?.map(({ status }) => status)).toEqual(good.map(() => 200));
    const [again, ...others] = oddReplies?.map(({ status }) => status) ?? [];
    expect(again).toBe(200);
    // of three for one id, one of which comes twice, the first wins and the others learn of it
    const rivalry = others.slice(0, 4);
    expect(rivalry[0]).toBe(rivalry[3]);
    expect(rivalry.toSorted()).toEqual(rivalry[0] === 200 ? [200, 200, 409, 409] : [200, 409, 409, 409]);
    expect(others.slice(4)).toEqual([400, 409]);
    const ofQuiz = await db().collection(paths.responses).where('quiz.id', '==', own.quizId).get();
    const ids = [earlier, twice, ...good].map(({ id }) => id);
    expect(ofQuiz.docs.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const kept = ofQuiz.docs.map((one) => trackingKeyOf({ id: one.id, trackedAs: one.get('trackedAs') }));
    expect((await Promise.all(kept.map((key) => stored(paths.responseTracking(key))))).every(Boolean)).toBe(true);
    expect(await stored(paths.quiz(own.quizId))).toMatchObject({ scores: { '2/2': ids.length } });
  });

  it('gets the same reply after its quiz was locked; another one is refused then, and when the quiz is gone', async () => {
    const own = await saveNew(creator, makeDraft('know-me'));
    const input = submission({ quizId: own.quizId });
    const response = await posted('responses', input);
    const locked = makeDraft('know-me', { isPublic: false, password: 'hidden one' });
    const save = savedAs(locked, own.quizId, 1);
    await called('saveQuiz', save, creator.token);
    expect(await posted('responses', input)).toEqual(response);
    const codeOfAnother = async () => (await refusal(post('responses', submission({ quizId: own.quizId })))).error.code;
    expect(await codeOfAnother()).toBe('pass-required');
    await db().doc(paths.quiz(own.quizId)).delete();
    expect(await codeOfAnother()).toBe('not-found');
  });

  it('of an earlier revision is scored by what the visitor saw', async () => {
    const own = await saveNew(creator, makeDraft('know-me'));
    const draft = makeDraft('two-truths', { title: 'New' });
    await called('saveQuiz', savedAs(draft, own.quizId, 1), creator.token);
    const old = await posted('responses', submission({ quizId: own.quizId }));
    expect(old).toMatchObject({ percentage: 100, total: 2, quiz: { type: 'know-me' } });
    const answers = makeAnswers('two-truths');
    const current = await posted('responses', submission({ quizId: own.quizId, revision: 2, answers }));
    expect(current).toMatchObject({ percentage: 100, total: 5, quiz: { type: 'two-truths' } });
  });

  it('of an earlier revision is accepted for thirty days, and for fifty revisions', async () => {
    const { quizId } = await saveNew(creator, makeDraft('know-me'));
    const save = (baseRevision: number) =>
      called(
        'saveQuiz',
        savedAs(makeDraft('know-me', { title: `${baseRevision}` }), quizId, baseRevision),
        creator.token,
      );
    await save(1);
    const key = db().doc(paths.quizKeyOfRevision(quizId, 1));
    const archived = (await key.get()).get('expiresAt') as Timestamp;
    expect(archived).toEqual(endsAfter(Date.now(), REVISION_KEPT_S));
    await posted('responses', submission({ quizId }));
    // a time to live deletes late
    await key.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    const late = await refusal(post('responses', submission({ quizId })));
    expect(late.error).toMatchObject({ code: 'invalid-input', fields: { revision: 'invalid' } });

    // from before keys expired
    await key.set({ ...(await stored(paths.quizKey(quizId))), revision: 1 });
    await patch(paths.quiz(quizId), { revision: REVISIONS_KEPT + 1 });
    await patch(paths.quizKey(quizId), { revision: REVISIONS_KEPT + 1 });
    await posted('responses', submission({ quizId }));
    await save(REVISIONS_KEPT + 1);
    expect(await stored(paths.quizKeyOfRevision(quizId, 1))).toBeUndefined();
    expect((await refusal(post('responses', submission({ quizId })))).error.fields).toEqual({ revision: 'invalid' });
  });
});

describe('is refused', () => {
  it('under the id of another submission', async () => {
    const input = submission();
    await posted('responses', input);
    const others = [
      { ...input, responderName: 'Somebody else' },
      {
        ...input,
        answers: [
          { questionId: 'q1', given: 'Blue' },
          { questionId: 'q2', given: 'Juice' },
        ],
      },
      { ...input, quizId: (await saveNew(creator, makeDraft('know-me'))).quizId },
    ];
    for (const other of others) {
      expect(await refusedWith(post('responses', other))).toEqual([409, 'conflict']);
    }
    expect(await stored(paths.response(input.id))).toMatchObject({ responderName: input.responderName, score: 2 });
  });

  it('for an unknown quiz', async () => {
    expect(await refusedWith(post('responses', submission({ quizId: 'zzzzzzzz' })))).toEqual([404, 'not-found']);
  });

  const [one] = makeAnswers('know-me');
  it.each<[string, object, string]>([
    ['an answer that is not on offer', { answers: [one, { questionId: 'q2', given: 'Milk' }] }, 'answers'],
    ['an unknown question', { answers: [one, { questionId: 'q7', given: 'Tea' }] }, 'answers'],
    ['a revision to come', { revision: 2 }, 'revision'],
    ['a name that nobody can see', { responderName: '\u3164\u2800' }, 'responderName'],
    ['a long name', { responderName: 'x'.repeat(21) }, 'responderName'],
    ['half a character in the tracking', { tracking: { timestamp: 1, language: '\udfff' } }, 'tracking.language'],
    ['a path for an id', { id: '../quizzes/x' }, 'id'],
    ['no tracking', { tracking: null }, 'tracking'],
  ])('with %s', async (_, override, field) => {
    const input = submission(override);
    const { status, error } = await refusal(post('responses', input));
    expect([status, error.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  it('and is not stored', async () => {
    const input = submission({ answers: [one] });
    await post('responses', input);
    expect(await stored(paths.response(input.id))).toBeUndefined();
    expect(await stored(paths.responseTracking(input.id))).toBeUndefined();
  });
});

const close = (quizId: string, isClosed = true) => patch(paths.quiz(quizId), { isClosed });
const codeOf = async (body: object) => (await refusal(post('responses', body))).error.code;

describe('a quiz that its creator has closed', () => {
  it('refuses new answers, repeats replies to earlier ones, and accepts new answers once reopened', async () => {
    const { quizId } = await saveNew(creator, makeDraft('know-me'));
    const before = answersTo(quizId);
    const answer = await posted('responses', before);
    await close(quizId);
    const late = answersTo(quizId);
    expect(await refusal(post('responses', late))).toMatchObject({ status: 403, error: { code: 'quiz-closed' } });
    expect(await stored(paths.response(late.id))).toBeUndefined();
    expect(await posted('responses', before)).toEqual(answer);
    await close(quizId, false);
    expect(await posted('responses', late)).toMatchObject({ id: late.id });
  });

  it('reveals that it is closed only with its password', async () => {
    const { quizId } = await saveNew(creator, makeDraft('know-me', { isPublic: false, password: 'hidden one' }));
    await close(quizId);
    expect(await codeOf(answersTo(quizId))).toBe('pass-required');
    const { pass, quiz } = await posted('unlock-quiz', { quizId, password: 'hidden one' });
    expect(quiz.isClosed).toBe(true);
    expect(await codeOf(answersTo(quizId, { pass }))).toBe('quiz-closed');
  });

  it('stays closed when it is edited', async () => {
    const { quizId, revision } = await saveNew(creator, makeDraft('know-me'));
    await close(quizId);
    const draft = makeDraft('know-me', { title: 'Edited' });
    await called('saveQuiz', savedAs(draft, quizId, revision), creator.token);
    expect(await codeOf(answersTo(quizId, { revision: revision + 1 }))).toBe('quiz-closed');
  });

  it("is neither listed on its creator's page nor counted there", async () => {
    const { creator: owner, quizId } = await makePublished({ title: 'Closed by now' });
    await saveNew(owner, makeDraft('two-truths', { title: 'Open' }));
    const offered = (titles: string[]) =>
      storedWhen(paths.listing(owner.uid), (list) => {
        const quizzes = (list?.['quizzes'] ?? []) as { title: string }[];
        expect(quizzes.map(({ title }) => title)).toEqual(titles);
        expect(list?.['open']).toBe(titles.length);
      });
    await offered(['Open', 'Closed by now']);
    await close(quizId);
    await offered(['Open']);
    await close(quizId, false);
    await offered(['Open', 'Closed by now']);
  });
});

describe('a spicy quiz', () => {
  it('refuses answers without a confirmation of age 18, as from an older version of the app', async () => {
    const { quizId } = await saveNew(creator, makeDraft('know-me', { category: 'spicy' }));
    const input = answersTo(quizId);
    expect(await refusal(post('responses', input))).toMatchObject({ status: 403, error: { code: 'age-required' } });
    expect(await codeOf({ ...input, isAdult: false })).toBe('age-required');
    const answer = await posted('responses', { ...input, isAdult: true });
    expect(await posted('responses', input)).toEqual(answer);
  });
});
