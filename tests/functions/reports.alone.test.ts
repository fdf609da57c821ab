import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { REPORT_DUE_URGENT_S, REPORT_NOTES_MAX, URGENT_LIMIT } from '@domain/limits.ts';
import type { Complaint, Reported } from '@domain/moderation/report.ts';
import { paths } from '@domain/paths.ts';
import { faceAddress } from '@domain/profiles/face.ts';
import { photoPath } from '@domain/profiles/photo.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { getStorage } from 'firebase-admin/storage';
import { describe, expect, it, vi } from 'vitest';
import { deleteEndedEvidence } from '../../functions/src/db/photos.ts';
import { stored } from './support/backend.ts';
import { casesWhere, newCase } from './support/cases.ts';
import { isGone, patch } from './support/documents.ts';
import { answersTo } from './support/inputs.ts';
import { type Creator, makeCreator, makePublished, saveNew } from './support/people.ts';
import { hasStorage, photoStatus, uploadPhoto } from './support/photos.ts';
import { called, post, posted, someAddress } from './support/requests.ts';
import { untilEqual } from './support/until.ts';

// as in deployed functions, for what runs there every night and here in the test
vi.hoisted(() => {
  const projectId = process.env['GCLOUD_PROJECT'];
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` });
});

const SPAM: Complaint = { reason: 'spam', note: '' };
const report = (what: Reported, complaint = SPAM, id: string = randomUUID()) =>
  post('reports', { id, what, ...complaint });

/** Every case whose subject has this id. */
const casesOf = (field: 'uid' | 'quizId' | 'responseId' | 'circleId', id: string) => casesWhere(`subject.${field}`, id);
/** What all cases about a quiz or a circle hold, by their kind. */
const heldOf = async (...of: Parameters<typeof casesOf>) =>
  (await casesOf(...of)).map((found) => found.data()).sort((one, other) => (one['kind'] < other['kind'] ? -1 : 1));
const caseOf = async (...of: Parameters<typeof casesOf>) => {
  const [found, ...more] = await casesOf(...of);
  expect(more).toEqual([]);
  return found?.data();
};

async function play(quizId: string, responderName: string): Promise<string> {
  const input = answersTo(quizId, { responderName });
  return (await posted('responses', input)).id;
}

const PHOTO = (uid: string) =>
  `https://firebasestorage.googleapis.com/v0/b/some-bucket/o/${encodeURIComponent(photoPath(uid, 'image/webp'))}?alt=media&v=1`;

describe('what is reported is stored as it was:', () => {
  it('a profile, which is another case once it has changed', async () => {
    const { uid, profile } = await makeCreator();
    await patch(paths.profile(uid), { bio: 'I know where you live' });
    const complaint: Complaint = { reason: 'threat', note: 'He does.' };
    expect((await report({ kind: 'profile', uid }, complaint)).body).toEqual({ ok: true, data: { reported: true } });
    const { username, name, photoURL } = profile;
    const found = await caseOf('uid', uid);
    expect(found).toEqual({
      ...newCase(complaint),
      kind: 'profile',
      subject: { uid, username },
      accusedId: uid,
      // operators may have been alerted to it by now
      alertedAt: found?.['alertedAt'],
      evidence: { name, username, bio: 'I know where you live', photoURL },
    });
    expect(found?.['dueAt'].toMillis() - found?.['reportedAt'].toMillis()).toBe(REPORT_DUE_URGENT_S * 1000);
    await patch(paths.profile(uid), { bio: 'Now I say worse things' });
    await report({ kind: 'profile', uid });
    expect(await casesOf('uid', uid)).toHaveLength(2);
  });

  it('a quiz, and one of its questions', async () => {
    const { creator, quizId } = await makePublished({ title: 'Cruel' });
    const { questions } = (await stored(paths.quiz(quizId))) as { questions: Array<{ id: string }> };
    const [question] = questions;
    await report({ kind: 'quiz', quizId });
    await report({ kind: 'question', quizId, questionId: question?.id ?? '' });
    const found = await heldOf('quizId', quizId);
    const { username } = creator.profile;
    const first = newCase(SPAM);
    // one case for all of its questions
    expect(found).toEqual([
      {
        ...first,
        count: 2,
        networks: 2,
        notes: [...first.notes, { ...first.notes[0], about: 'What is my favorite color?' }],
        kind: 'quiz',
        subject: { quizId, username },
        accusedId: creator.uid,
        evidence: { title: 'Cruel', type: 'know-me', category: 'normal', questions },
      },
    ]);
    // the right answers are public nowhere
    expect(JSON.stringify(found)).not.toContain('correct');
  });

  it("a player's name, and a result", async () => {
    const { quizId } = await makePublished({ title: 'Mine' });
    const responseId = await play(quizId, 'Lea Is Ugly');
    await report({ kind: 'player-name', quizId, name: 'Lea Is Ugly' });
    await report({ kind: 'result', responseId });
    const found = await heldOf('quizId', quizId);
    const common = { ...newCase(SPAM), accusedId: null, subject: { quizId, responseId, name: 'Lea Is Ugly' } };
    expect(found).toEqual([
      { ...common, kind: 'player-name', evidence: { name: 'Lea Is Ugly', quizTitle: 'Mine' } },
      {
        ...common,
        kind: 'result',
        evidence: {
          name: 'Lea Is Ugly',
          quizTitle: 'Mine',
          score: expect.any(Number),
          total: expect.any(Number),
          playedAt: expect.any(Number),
        },
      },
    ]);
  });

  it('a circle, one of its questions, and a name in it', async () => {
    const circle = makeCircleInput({ id: randomUUID(), name: 'The mean ones' });
    const { id: circleId, name } = circle;
    await posted('circles', circle);
    const member = makeMemberInput(circleId, { name: 'Lea Is Ugly' });
    await posted('circle-members', member);
    await report({ kind: 'circle', circleId });
    // who joins makes no other case of it
    await posted('circle-members', makeMemberInput(circleId, { name: 'Kim' }));
    const { questions } = (await stored(paths.circle(circleId))) as { questions: { id: string; question: string }[] };
    const [question] = questions;
    await report({ kind: 'circle-question', circleId, questionId: question?.id ?? '' });
    await report({ kind: 'circle-name', circleId, memberId: member.id });
    const found = await heldOf('circleId', circleId);
    const first = newCase(SPAM);
    expect(found).toEqual([
      {
        ...first,
        count: 2,
        networks: 2,
        notes: [...first.notes, { ...first.notes[0], about: question?.question }],
        kind: 'circle',
        subject: { circleId },
        accusedId: null,
        evidence: { name, questions, names: [member.name] },
      },
      {
        ...first,
        kind: 'circle-name',
        subject: { circleId, memberId: member.id, name: member.name },
        accusedId: null,
        evidence: { name: member.name, circleName: name },
      },
    ]);
  });

  it.skipIf(!hasStorage)(
    'a photo, also a profile’s: nobody can read the copy, and it is deleted with its report',
    async () => {
      const creator = await makeCreator();
      const { uid, token, profile } = creator;
      await uploadPhoto(creator);
      await patch(paths.profile(uid), { photoURL: PHOTO(uid) });
      await report({ kind: 'photo', uid });
      const [found] = await casesOf('uid', uid);
      const photo = found?.get('evidence.photo');
      const file = `evidence/${found?.id}/${photo}`;
      const { username, name } = profile;
      expect(found?.data()).toEqual({
        ...newCase(SPAM),
        kind: 'photo',
        subject: { uid, username },
        accusedId: uid,
        evidence: { name, username, photoURL: PHOTO(uid), photo: expect.stringMatching(/^[0-9a-f]{32}$/), file },
      });
      await report({ kind: 'profile', uid });
      const ofProfile = (await casesOf('uid', uid)).find((one) => one.id !== found?.id);
      const files = getStorage().bucket();
      const copyOfProfile = files.file(`evidence/${ofProfile?.id}/${photo}`);
      expect(ofProfile?.get('evidence.file')).toBe(copyOfProfile.name);
      const copy = files.file(file);
      await called('deleteAccount', { username }, token);
      await untilEqual(() => photoStatus(uid), 404);
      const tomorrow = Date.now() + 25 * 3_600_000;
      await deleteEndedEvidence(tomorrow);
      expect((await copy.download())[0]).toHaveLength(8);
      expect(await copyOfProfile.exists()).toEqual([true]);
      await found?.ref.delete();
      // a report may be on its way
      await deleteEndedEvidence(Date.now());
      expect(await copy.exists()).toEqual([true]);
      await deleteEndedEvidence(tomorrow);
      expect(await copy.exists()).toEqual([false]);
    },
  );
});

describe('many reports', () => {
  it('of one thing make one case, and a repeated one counts once', async () => {
    const { uid } = await makeCreator();
    const ids = Array.from({ length: 3 * REPORT_NOTES_MAX }, () => randomUUID());
    const some = (part: readonly string[], note = '') =>
      Promise.all(part.map((id) => report({ kind: 'profile', uid }, { reason: 'bullying', note }, id)));
    for (let from = 0; from < ids.length; from += REPORT_NOTES_MAX) {
      const replies = await some(ids.slice(from, from + REPORT_NOTES_MAX), `No. ${from}`);
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    }
    await some([...ids.slice(0, 5), ...ids.slice(0, 5), ...ids.slice(-5)]);
    const found = await caseOf('uid', uid);
    expect(found).toMatchObject({ count: ids.length, note: 'No. 0', status: 'open' });
    expect(found?.['notes']).toHaveLength(REPORT_NOTES_MAX);
    // one that is urgent, from whom everybody expects to be lost
    await report({ kind: 'profile', uid }, { reason: 'self-harm', note: 'Look here' });
    expect((await caseOf('uid', uid))?.['notes'].at(-1)).toMatchObject({ reason: 'self-harm', note: 'Look here' });
  });

  it('that one network calls urgent soon lose that, and come after those confirmed by others', async () => {
    const address = someAddress();
    const THREAT: Complaint = { reason: 'threat', note: '' };
    const urgent = async (from: string) => {
      const { uid } = await makeCreator();
      await post('reports', { id: randomUUID(), what: { kind: 'profile', uid }, ...THREAT }, from);
      return uid;
    };
    const flood: string[] = [];
    for (let n = 0; n <= URGENT_LIMIT.sender.tries; n += 1) flood.push(await urgent(address));
    const real = await urgent(someAddress());
    await post('reports', { id: randomUUID(), what: { kind: 'profile', uid: real }, ...THREAT }, someAddress());
    const cases = await Promise.all([...flood, real].map((uid) => caseOf('uid', uid)));
    expect(cases.map((found) => found?.['isUrgent'])).toEqual([...flood.slice(1).map(() => true), false, true]);
    const ranks = cases.map((found) => found?.['rank']);
    expect(ranks.at(-1)).toBe(Math.min(...ranks));
    expect(cases.at(-1)).toMatchObject({ count: 2, networks: 2 });
  });
});

describe('a reporter learns nothing', () => {
  const reply = async (what: Reported) => {
    const { status, body, headers } = await report(what);
    return [status, JSON.stringify(body), headers.get('content-type')];
  };

  it('about missing content, of which only the sending is stored', async () => {
    const { uid } = await makeCreator();
    const there = await reply({ kind: 'profile', uid });
    const circle = makeCircleInput({ id: randomUUID() });
    const { id: circleId, key } = circle;
    await posted('circles', circle);
    await posted('circle-changes', { circleId, key, change: { do: 'end' } });
    const faced = (await makeCreator()).uid;
    await patch(paths.profile(faced), { photoURL: faceAddress('cat') });
    const gone: Reported[] = [
      { kind: 'profile', uid: 'nobody' },
      { kind: 'photo', uid },
      { kind: 'photo', uid: faced },
      { kind: 'quiz', quizId: 'zzzz2345' },
      { kind: 'question', quizId: 'zzzz2345', questionId: 'q1' },
      { kind: 'player-name', quizId: 'zzzz2345', name: 'Lea' },
      { kind: 'result', responseId: randomUUID() },
      { kind: 'circle', circleId: randomUUID() },
      { kind: 'circle', circleId },
      { kind: 'circle-question', circleId, questionId: 'q1' },
      { kind: 'circle-name', circleId, memberId: randomUUID() },
    ];
    for (const what of gone) expect(await reply(what)).toEqual(there);
    const id = randomUUID();
    await report({ kind: 'profile', uid: 'nobody' }, SPAM, id);
    expect(Object.keys((await stored(closedPaths.receipt('report', id))) ?? {})).toEqual(['expiresAt']);
    // other tests report, too
    expect(await casesOf('uid', uid)).toHaveLength(1);
    for (const one of ['nobody', faced]) expect(await casesOf('uid', one)).toEqual([]);
    expect(await casesOf('quizId', 'zzzz2345')).toEqual([]);
    expect(await casesOf('circleId', circleId)).toEqual([]);
  });

  it("about a private quiz's content", async () => {
    const draft = makeDraft('know-me', { isPublic: false, password: 'hidden one' });
    const { quizId } = await saveNew(await makeCreator(), draft);
    const { pass } = await posted('unlock-quiz', { quizId, password: 'hidden one' });
    await posted('responses', answersTo(quizId, { responderName: 'Emma', pass }));
    const { questions } = (await stored(paths.quiz(quizId))) as { questions: Array<{ id: string }> };
    const wrong = await reply({ kind: 'question', quizId, questionId: 'another' });
    expect(await reply({ kind: 'question', quizId, questionId: questions[0]?.id ?? '' })).toEqual(wrong);
    expect(await reply({ kind: 'player-name', quizId, name: 'Emma' })).toEqual(wrong);
    expect(await reply({ kind: 'player-name', quizId, name: 'Emil' })).toEqual(wrong);
    // people with the password can complain like anybody else
    expect((await casesOf('quizId', quizId)).map((one) => one.get('kind')).sort()).toEqual(['player-name', 'quiz']);
  });
});

it('a report outlives its content and the account, and contains nothing about its reporter', async () => {
  const creator: Creator = await makeCreator();
  const { quizId } = await saveNew(creator, makeDraft('know-me'));
  const address = someAddress();
  const note = `Somebody stop this ${randomUUID()}`;
  await post('reports', { id: randomUUID(), what: { kind: 'quiz', quizId }, reason: 'sexual', note }, address);
  const before = await caseOf('quizId', quizId);
  expect(before?.['note']).toBe(note);
  expect(JSON.stringify(before)).not.toContain(address);
  await called('deleteAccount', { username: creator.profile.username }, creator.token);
  await isGone(paths.quiz(quizId));
  expect(await caseOf('quizId', quizId)).toEqual(before);
  // and the accused isn't notified
  const other = await makeCreator();
  await report({ kind: 'profile', uid: other.uid });
  expect((await called('exportMyData', { part: 'reports', after: null }, other.token)).items).toEqual([]);
});
