import { describe, expect, it, test } from 'vitest';
import { QUIZ_TYPES } from './games/index.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { parsePicturePath } from './picture-request.ts';
import {
  askPicture,
  messagePicture,
  PICTURE_KINDS,
  type PictureShape,
  picturePath,
  pictureVersion,
  profilePicture,
  quizPicture,
  resultPicture,
} from './pictures.ts';
import { FACES, faceAddress, portraitOf } from './profiles/face.ts';
import { withPrompt } from './profiles/links.ts';
import { PROMPTS } from './prompts.ts';
import { makeProfile } from './testing/make-profile.ts';
import { makeQuiz } from './testing/make-quiz.ts';
import { makeResponse } from './testing/make-response.ts';

const IDS = {
  profile: 'maya',
  ask: 'maya',
  quiz: 'abcd2345',
  result: crypto.randomUUID(),
  message: crypto.randomUUID(),
  circle: crypto.randomUUID(),
};
const ALL = (Object.keys(PICTURE_KINDS) as PictureShape[]).flatMap((shape) =>
  PICTURE_KINDS[shape].map((kind) => ({ shape, kind, id: IDS[kind] })),
);

describe('the URL of a picture', () => {
  it.each(ALL)('of $kind as $shape names its content', ({ shape, kind, id }) => {
    const path = picturePath(shape, kind, id, null);
    expect(path).toBe(`/${shape}/${kind}/${id}.png`);
    expect(parsePicturePath(path)).toEqual({ shape, kind, id, prompt: null });
  });

  it.each(PROMPTS)('of a message page ends with its kind: %s', (prompt) => {
    const path = picturePath('story', 'ask', withPrompt('maya', prompt), null);
    expect(path).toBe(`/story/ask/maya/${prompt}.png`);
    expect(parsePicturePath(path)).toEqual({ shape: 'story', kind: 'ask', id: 'maya', prompt });
  });

  it('has the version, and each language but the default', () => {
    const paths = LANGUAGE_CODES.map((language) => picturePath('og', 'quiz', 'abcd2345', 'x1', language));
    expect(paths).toEqual(['/og/quiz/abcd2345.png?v=x1', '/og/quiz/abcd2345.png?v=x1&lang=fr']);
  });

  it.each([
    ...['abcd2345', 'abcd2345.jpg', 'ABCD2345.png', 'abcd234.png', 'abcd234l.png', 'abcd2345.png/'].map(
      (file) => `/og/quiz/${file}`,
    ),
    ...['//og/quiz/abcd2345.png', '/og/quizzes/abcd2345.png', '/og/constructor/abcd2345.png'],
    ...['/og/profile/ma.png', '/og/profile/m%61ya.png', '/og/profile/../maya.png', '/story/profile/maya.png'],
    ...['/og/ask/maya/insult.png', '/og/ask/maya/constructor.png', '/og/ask/maya/words/words.png'],
    '/og/profile/maya/words.png',
    `/og/message/${IDS.message}.png`,
    `/og/ask/maya/${'words'.repeat(1000)}.png`,
    `/og/result/${'a'.repeat(36)}.png`,
    `/og/result/${IDS.result.toUpperCase()}.png`,
  ])('is not %s', (path) => expect(parsePicturePath(path)).toBeNull());
});

describe('the content of a picture of', () => {
  it.each(QUIZ_TYPES)('a public %s quiz', (type) => {
    const owner = { username: 'maya', name: 'Maya Lindqvist', photoURL: null };
    expect(quizPicture(makeQuiz(type, { owner }))).toEqual({
      kind: 'quiz',
      game: type,
      title: 'All about me',
      name: 'Maya',
      path: '/maya/abcd2345',
      drawn: portraitOf('Maya Lindqvist'),
    });
  });

  it('a private quiz: nothing at all', () => expect(quizPicture(makeQuiz('know-me', { isPublic: false }))).toBeNull());

  it('a creator', () => {
    const profile = makeProfile({ name: 'Maya Lindqvist', photoURL: faceAddress('wink') });
    const drawn = { ...portraitOf('Maya Lindqvist'), face: 'wink' };
    expect(profilePicture(profile)).toEqual({ kind: 'profile', name: 'Maya Lindqvist', path: '/maya', drawn });
    const ask = { kind: 'ask', name: 'Maya', path: '/maya/messages', prompt: null, drawn };
    expect(askPicture(profile, null)).toEqual(ask);
    expect(askPicture(profile, 'song')).toEqual({ ...ask, path: '/maya/messages/song', prompt: 'song' });
    expect(messagePicture('Hello', 'Hi', profile)).toEqual({
      kind: 'message',
      name: 'Maya',
      text: 'Hello',
      reply: 'Hi',
      path: '/maya/messages',
    });
  });

  it.each([
    ['is shown', { responderName: 'Sam', isNameHidden: false }, 'Sam'],
    ['is hidden', { responderName: 'Rude', isNameHidden: true }, null],
    ['was never checked', { responderName: 'Rude' }, null],
    ['was not given', { responderName: 'Anonymous User', isNameHidden: false }, null],
  ])("a result whose player's name %s: the face they chose goes with the name", (_how, names, player) => {
    const picture = resultPicture(makeResponse('know-me', { ...names, face: 'cat' }));
    expect(picture.player).toBe(player);
    expect(picture.drawn).toEqual(player ? { ...portraitOf(player), face: 'cat' } : portraitOf('?'));
  });

  it("a private quiz's result: no title", () => {
    expect(resultPicture(makeResponse('know-me', { isPrivate: true })).title).toBe('');
  });
});

describe('the version', () => {
  const base = makeQuiz('know-me');
  const versionOf = (quiz: typeof base) => {
    const picture = quizPicture(quiz);
    return picture && pictureVersion(picture);
  };

  test('changes with whatever is drawn', () => {
    const versions = [
      base,
      { ...base, title: 'Something else' },
      { ...base, owner: { ...base.owner, name: 'Zoë' } },
      { ...base, owner: { ...base.owner, username: 'zoe' } },
      ...FACES.filter((face) => face !== portraitOf(base.owner.name).face).map((face) => ({
        ...base,
        owner: { ...base.owner, photoURL: faceAddress(face) },
      })),
    ].map(versionOf);
    expect(new Set(versions).size).toBe(versions.length);
    const result = makeResponse('know-me', { responderName: 'Sam', isNameHidden: false });
    expect(pictureVersion(resultPicture(result))).not.toBe(
      pictureVersion(resultPicture({ ...result, isNameHidden: true })),
    );
    const replies = [null, 'Yes', 'No'].map((reply) => pictureVersion(messagePicture('Really?', reply, makeProfile())));
    expect(new Set(replies).size).toBe(replies.length);
  });

  test('does not change with anything else', () => {
    const others = { stats: { responses: 9, averageScore: 1, topScore: 2 }, revision: 7, updatedAt: 1, isClosed: true };
    expect(versionOf({ ...base, ...others })).toBe(versionOf(base));
  });

  test('needs no escaping in a URL', () => {
    expect(pictureVersion(profilePicture({ username: 'maya', name: '私 🦊', photoURL: null }))).toMatch(
      /^[0-9a-z]{6,11}$/,
    );
  });
});
