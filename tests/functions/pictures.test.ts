import { randomUUID } from 'node:crypto';
import type { Circle } from '@domain/circle/circle.ts';
import { circlePicture } from '@domain/circle/circle-picture.ts';
import { PICTURE_LIMIT } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import {
  askPicture,
  PICTURE_SIZES,
  type Picture,
  type PictureKind,
  type PictureShape,
  picturePath,
  pictureVersion,
  profilePicture,
  quizPicture,
  resultPicture,
} from '@domain/pictures.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { makeCircleInput, makeGuessInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db, FUNCTIONS, stored } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { answersTo, savedAs } from './support/inputs.ts';
import { makeCreator, makePublished, saveNew } from './support/people.ts';
import { called, posted, someAddress } from './support/requests.ts';
import { crowdOf } from './support/users.ts';

/** What is removed, deleted or erased is in no cache after that. */
const keptFor = (seconds: number) => `public, max-age=${seconds}, s-maxage=${seconds}`;
const A_DAY = keptFor(24 * 3600);
const AN_HOUR = keptFor(3600);
const BRIEFLY = 'public, max-age=0, s-maxage=60';
const UNCACHED = 'private, no-store';

interface Shown {
  status: number;
  caching: string | null;
  type: string | null;
  png: Buffer;
}

/** Asks for a picture as Hosting passes it on. */
async function look(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Shown> {
  const init = { method, headers: { 'x-forwarded-for': someAddress(), ...headers } };
  const reply = await fetch(`${FUNCTIONS}/pictures${path}`, init);
  const png = Buffer.from(await reply.arrayBuffer());
  return {
    status: reply.status,
    caching: reply.headers.get('cache-control'),
    type: reply.headers.get('content-type'),
    png,
  };
}
const pathOf = <Shape extends PictureShape>(
  shape: Shape,
  kind: PictureKind<Shape>,
  id: string,
  picture: Picture | null,
) => picturePath(shape, kind, id, picture && pictureVersion(picture));

const MISSING = { status: 404, caching: UNCACHED };

function expectPicture({ status, png, type }: Shown, shape: PictureShape): void {
  expect([status, type]).toEqual([200, 'image/png']);
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(PICTURE_SIZES[shape]);
  if (shape === 'og') expect(png.length).toBeLessThan(100_000);
}

const quizOf = async (id: string) => ({ ...(await stored(paths.quiz(id))), id }) as unknown as Quiz;
const responseOf = async (id: string) => ({ ...(await stored(paths.response(id))), id }) as unknown as QuizResponse;
const LOCKED = { isPublic: false, password: 'hidden one', title: 'Nobody knows this' };

async function play(quizId: string, responderName: string, more: object = {}): Promise<QuizResponse> {
  const input = answersTo(quizId, { responderName, ...more });
  return responseOf((await posted('responses', input)).id);
}

/** A creator with a public quiz, and the pictures of both. */
const makeShown = () => makePublished({ title: 'כמה 私 Łódź?' }, 'Zoë 🦊 Lindqvist');

describe('a public picture', () => {
  it("is cached for a day under its version, a result's for an hour, and briefly under any other URL", async () => {
    const { creator, quizId } = await makeShown();
    const response = await play(quizId, 'Sam');
    const { username } = creator.profile;
    const all: [PictureShape, PictureKind, string, Picture | null][] = [
      ['og', 'profile', username, profilePicture(creator.profile)],
      ['og', 'ask', username, askPicture(creator.profile, null)],
      ['og', 'quiz', quizId, quizPicture(await quizOf(quizId))],
      ['og', 'result', response.id, resultPicture(response)],
      ['story', 'ask', username, askPicture(creator.profile, null)],
      ['story', 'ask', `${username}/words`, askPicture(creator.profile, 'words')],
      ['og', 'ask', `${username}/song`, askPicture(creator.profile, 'song')],
      ['story', 'quiz', quizId, quizPicture(await quizOf(quizId))],
      ['story', 'result', response.id, resultPicture(response)],
    ];
    for (const [shape, kind, id, picture] of all) {
      const path = pathOf(shape, kind as never, id, picture);
      const current = await look(path);
      expectPicture(current, shape);
      expect(current.caching, path).toBe(kind === 'result' ? AN_HOUR : A_DAY);
      expect((await look(picturePath(shape, kind as never, id, null))).caching).toBe(BRIEFLY);
    }
    for (const query of ['?v=0', '?v=', '?v=1&v=2', '?title=Free+text']) {
      const other = await look(`/og/quiz/${quizId}.png${query}`);
      expectPicture(other, 'og');
      expect(other.caching).toBe(BRIEFLY);
    }
  });

  it('is the same whatever else its URL contains, and differs in French', async () => {
    const { quizId } = await makeShown();
    const path = `/og/quiz/${quizId}.png`;
    const { png } = await look(path);
    for (const query of ['?v=old', '?lang=en', '?lang=xx', '?title=Free+text', '?name=Free'])
      expect((await look(path + query)).png.equals(png), query).toBe(true);
    expect((await look(`${path}?lang=fr`)).png.equals(png)).toBe(false);
  });

  it('has another version as soon as its content changes', async () => {
    const { creator, quizId } = await makeShown();
    const before = pathOf('og', 'quiz', quizId, quizPicture(await quizOf(quizId)));
    const draft = makeDraft('know-me', { title: 'Edited' });
    await called('saveQuiz', savedAs(draft, quizId, 1), creator.token);
    expect((await look(before)).caching).toBe(BRIEFLY);
    const after = pathOf('og', 'quiz', quizId, quizPicture(await quizOf(quizId)));
    expect((await look(after)).caching).toBe(A_DAY);
  });

  it('answers HEAD without drawing, and no other method', async () => {
    const { quizId } = await makeShown();
    const { status, type, png } = await look(`/og/quiz/${quizId}.png`, {}, 'HEAD');
    expect([status, type, png.length]).toEqual([200, 'image/png', 0]);
    expect((await look(`/og/quiz/${quizId}.png`, {}, 'POST')).status).toBe(405);
  });
});

describe('the picture of a circle', () => {
  const circleOf = async (id: string) => (await stored(paths.circle(id))) as unknown as Circle;
  const versionOf = async (id: string) => pictureVersion(circlePicture(await circleOf(id)));

  it('says who is a member and what they know, and is cached for at most a minute after somebody has left', async () => {
    const circle = makeCircleInput();
    await posted('circles', circle);
    const [maya, robin] = [makeMemberInput(circle.id, { name: 'Maya' }), makeMemberInput(circle.id)];
    for (const member of [maya, robin]) await posted('circle-members', member);
    const shown = async (shape: PictureShape) =>
      look(picturePath(shape, 'circle', circle.id, await versionOf(circle.id)));
    const before = { og: await shown('og'), story: await shown('story') };
    for (const shape of ['og', 'story'] as const) {
      expectPicture(before[shape], shape);
      expect(before[shape].caching).toBe(BRIEFLY);
    }
    await posted('circle-guesses', makeGuessInput(robin, maya.id));
    const guessed = await shown('story');
    expect(guessed.png.equals(before.story.png)).toBe(false);
    const leave = { do: 'leave', memberId: robin.id };
    await posted('circle-changes', { circleId: circle.id, key: robin.key, change: leave });
    expect((await shown('og')).png.equals(before.og.png)).toBe(false);
    // equal to a picture that never had them: neither their name nor what they guessed
    expect(JSON.stringify(circlePicture(await circleOf(circle.id)))).not.toContain('Robin');

    for (const hidden of ['isRemoved', 'isSuspended']) {
      await patch(paths.circle(circle.id), { [hidden]: true });
      expect(await look(`/og/circle/${circle.id}.png`), hidden).toMatchObject(MISSING);
      await patch(paths.circle(circle.id), { [hidden]: FieldValue.delete() });
    }
    await posted('circle-changes', { circleId: circle.id, key: circle.key, change: { do: 'end' } });
    expect(await look(`/story/circle/${circle.id}.png`)).toMatchObject(MISSING);
  });
});

describe('private data', () => {
  it('is not in the picture of a private quiz: all are the same, and not cached', async () => {
    const creator = await makeCreator('Maya');
    const [one, other] = await Promise.all([
      saveNew(creator, makeDraft('know-me', LOCKED)),
      saveNew(await makeCreator('Zoë'), makeDraft('two-truths', { ...LOCKED, title: 'Something else' })),
    ]);
    for (const shape of ['og', 'story'] as const) {
      const shown = await look(`/${shape}/quiz/${one.quizId}.png?v=1`);
      expectPicture(shown, shape);
      expect(shown.caching).toBe(UNCACHED);
      expect((await look(`/${shape}/quiz/${other.quizId}.png`)).png.equals(shown.png)).toBe(true);
    }
  });

  it('is not in the picture of a result: a hidden name, and a private quiz’s title', async () => {
    const { creator, quizId } = await makeShown();
    const [rude, nameless] = [await play(quizId, 'Asshole'), await play(quizId, ANONYMOUS_RESPONDER)];
    expect(rude.isNameHidden).toBe(true);
    const pictures = await Promise.all([rude, nameless].map(({ id }) => look(`/og/result/${id}.png`)));
    expect(pictures[0]?.png.equals(pictures[1]?.png ?? Buffer.of())).toBe(true);

    const [first, second] = await Promise.all(
      ['One title', 'Another title'].map(async (title) => {
        const closed = await saveNew(creator, makeDraft('know-me', { ...LOCKED, title }));
        const { pass } = await posted('unlock-quiz', { quizId: closed.quizId, password: LOCKED.password });
        return look(`/og/result/${(await play(closed.quizId, 'Sam', { pass })).id}.png`);
      }),
    );
    expect(first?.png.equals(second?.png ?? Buffer.of())).toBe(true);
  });

  it('is gone with its document', async () => {
    const { creator, quizId } = await makeShown();
    const { id } = await play(quizId, 'Sam');
    await db().doc(paths.response(id)).delete();
    expect(await look(`/og/result/${id}.png`)).toMatchObject(MISSING);
    const { username } = creator.profile;
    await called('deleteAccount', { username }, creator.token);
    for (const path of [
      `/og/profile/${username}`,
      `/og/ask/${username}`,
      `/og/quiz/${quizId}`,
      `/story/quiz/${quizId}`,
    ])
      expect(await look(`${path}.png`), path).toMatchObject(MISSING);
  });

  it.each([
    '/og/quiz/22222222.png',
    '/og/profile/nobodyatall.png',
    `/story/result/${randomUUID()}.png`,
    '/og/quiz/..%2F..%2Fetc.png',
    '/og/quiz/__proto__.png',
    '/og/constructor/abcd2345.png',
    '/story/profile/maya.png',
    '/og/ask/maya/insult.png',
    '/story/ask/maya/__proto__.png',
    '/og',
    '/',
  ])('does not exist at %s', async (path) => expect(await look(path)).toMatchObject(MISSING));
});

describe('the picture of a message', () => {
  it('is for its recipient only', async () => {
    const [recipient, stranger] = await Promise.all([makeCreator(), makeCreator()]);
    const message = makeMessageInput({ recipientId: recipient.uid, message: 'A secret. '.repeat(100) });
    const id = randomUUID();
    await posted('messages', { ...message, id });
    const path = picturePath('story', 'message', id, null);
    const own = await look(path, { authorization: `Bearer ${recipient.token}` });
    expectPicture(own, 'story');
    expect(own.caching).toBe(UNCACHED);
    for (const authorization of ['', 'Bearer ', 'Bearer nonsense', recipient.token, `Bearer ${stranger.token}`])
      expect(await look(path, { authorization }), authorization).toMatchObject(MISSING);
    const missing = picturePath('story', 'message', randomUUID(), null);
    expect(await look(missing, { authorization: `Bearer ${recipient.token}` })).toMatchObject(MISSING);
  });
});

it('a sender who requests too many pictures is refused, without cost', { tags: 'night' }, async () => {
  const from = someAddress();
  const ask = () => look('/og/quiz/not-a-code.png', { 'x-forwarded-for': from });
  for (let asked = 0; asked < PICTURE_LIMIT.tries; ) {
    const some = Math.min(crowdOf(25), PICTURE_LIMIT.tries - asked);
    const replies = await Promise.all(Array.from({ length: some }, ask));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
    asked += some;
  }
  expect(await ask()).toMatchObject({ status: 429, caching: UNCACHED });
});
