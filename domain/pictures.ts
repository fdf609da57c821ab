import type { QuizType } from './games/index.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { faceAddress, type Portrait, portraitOf } from './profiles/face.ts';
import { publicPath, withPrompt } from './profiles/links.ts';
import { firstName } from './profiles/name.ts';
import type { Profile } from './profiles/profile.ts';
import type { Prompt } from './prompts.ts';
import type { Quiz } from './quiz/quiz.ts';
import { ANONYMOUS_RESPONDER } from './responses/public-response.ts';
import type { QuizResponse } from './responses/response.ts';

/** The number of the drawings. Increment it with every visible change, also of their texts: it renews all addresses. */
const DRAWING = 6;

/** `og` is shown by apps beside a link, `story` is posted by people. Sizes in pixels. */
export const PICTURE_SIZES = { og: { width: 1200, height: 630 }, story: { width: 1080, height: 1920 } } as const;
export type PictureShape = keyof typeof PICTURE_SIZES;

/** What there are pictures of. `ask` is a creator's message page, `message` one message that they picked. */
export const PICTURE_KINDS = {
  og: ['profile', 'quiz', 'ask', 'result', 'circle'],
  story: ['quiz', 'ask', 'result', 'message', 'circle'],
} as const satisfies Record<PictureShape, readonly string[]>;
export type PictureKind<Shape extends PictureShape = PictureShape> = (typeof PICTURE_KINDS)[Shape][number];

/**
 * What pictures show besides the app's texts: nothing that their page wouldn't show anyone, except for `message`. `drawn`
 * is the creator, in a result the player.
 */
interface Drawn {
  profile: { name: string; path: string; drawn: Portrait };
  ask: Drawn['profile'] & { prompt: Prompt | null };
  quiz: Drawn['profile'] & { game: QuizType; title: string };
  result: Drawn['quiz'] & { player: string | null; percent: number; score: number; total: number };
  message: { name: string; text: string; reply: string | null; path: string };
  /** `rows`: in percent, rows guess, columns are guessed, null where nobody has. Titles are places in `members`. */
  circle: {
    name: string;
    path: string;
    members: readonly string[];
    rows: readonly (readonly (number | null)[])[];
    titles: {
      openBook: number | null;
      mystery: number | null;
      mindReader: number | null;
      pair: readonly [number, number] | null;
    };
  };
}
export type Picture<Kind extends PictureKind = PictureKind> = { [K in Kind]: { kind: K } & Drawn[K] }[Kind];

const messagesPath = (username: string) => `${publicPath.profile(username)}/messages`;
type Creator = Pick<Profile, 'username' | 'name' | 'photoURL'>;

export const profilePicture = ({ username, name, photoURL }: Creator): Picture<'profile'> => ({
  kind: 'profile',
  name,
  path: publicPath.profile(username),
  drawn: portraitOf(name, photoURL),
});

export const askPicture = ({ username, name, photoURL }: Creator, prompt: Prompt | null): Picture<'ask'> => ({
  kind: 'ask',
  name: firstName(name),
  path: withPrompt(messagesPath(username), prompt),
  drawn: portraitOf(name, photoURL),
  prompt,
});

export const quizPicture = ({
  id,
  isPublic,
  type,
  title,
  owner,
}: Pick<Quiz, 'id' | 'isPublic' | 'type' | 'title' | 'owner'>): Picture<'quiz'> | null =>
  isPublic
    ? {
        kind: 'quiz',
        game: type,
        title,
        name: firstName(owner.name),
        path: publicPath.quiz(owner.username, id),
        drawn: portraitOf(owner.name, owner.photoURL),
      }
    : null;

/** Returns what a result's pictures show: no private quiz's title, no name in a response older than the filter. */
export function resultPicture({
  quiz,
  isPrivate,
  responderName,
  face,
  isNameHidden = true,
  percentage,
  score,
  total,
}: QuizResponse): Picture<'result'> {
  const player = isNameHidden || responderName === ANONYMOUS_RESPONDER ? null : responderName;
  return {
    kind: 'result',
    game: quiz.type,
    title: isPrivate ? '' : quiz.title,
    name: firstName(quiz.ownerName),
    path: publicPath.quiz(quiz.ownerUsername, quiz.id),
    player,
    drawn: player === null ? portraitOf('?') : portraitOf(player, faceAddress(face)),
    percent: Math.round(percentage),
    score,
    total,
  };
}

export const messagePicture = (
  text: string,
  reply: string | null,
  recipient: Pick<Profile, 'username' | 'name'>,
): Picture<'message'> => ({
  kind: 'message',
  name: firstName(recipient.name),
  text,
  reply,
  path: messagesPath(recipient.username),
});

/** Returns 53 bits of a text (cyrb53, public domain), without the wait that the browser's digests need. */
function hash53(text: string): number {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

/** Returns the version of a picture in its address: the same for as long as nothing visible changes. */
export const pictureVersion = (picture: Picture): string => hash53(JSON.stringify([DRAWING, picture])).toString(36);

/** Returns a picture's address without the origin. Without a version it isn't cached for long. */
export function picturePath<Shape extends PictureShape>(
  shape: Shape,
  kind: PictureKind<Shape>,
  id: string,
  version: string | null,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const query = [
    ...(version === null ? [] : [`v=${version}`]),
    ...(language === DEFAULT_LANGUAGE ? [] : [`lang=${language}`]),
  ].join('&');
  return `/${shape}/${kind}/${id}.png${query && '?'}${query}`;
}
