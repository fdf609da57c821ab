import { GAMES, type QuizType } from '@domain/games/index.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { Prompt } from '@domain/prompts.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import type { QuizResponse } from '@domain/responses/response.ts';

type SharedCreator = Pick<Profile, 'username' | 'name' | 'photoURL' | 'bio'>;
type SharedQuiz = Pick<Quiz, 'id' | 'isPublic' | 'type' | 'title' | 'owner'>;
type SharedResult = Pick<
  QuizResponse,
  'id' | 'quiz' | 'isPrivate' | 'responderName' | 'isNameHidden' | 'percentage' | 'score' | 'total'
>;

/** `version`: of its pictures. */
interface SharedCircle {
  id: string;
  path: string;
  name: string;
  version: string;
}

/** What a link leads to, with what its pictures show. The browser's history keeps it, so it is plain data, and small. */
export type ShareSubject =
  | { kind: 'quiz'; quiz: SharedQuiz; isMine: boolean }
  | { kind: 'messages'; creator: SharedCreator; prompt?: Prompt | null }
  | { kind: 'profile'; creator: SharedCreator }
  | { kind: 'section'; creator: SharedCreator; type: QuizType }
  | { kind: 'result'; result: SharedResult }
  | { kind: 'circle'; circle: SharedCircle };

/** `isMine`: it is shared by its creator. */
export const quizSubject = ({ id, isPublic, type, title, owner }: SharedQuiz, isMine: boolean): ShareSubject => ({
  kind: 'quiz',
  quiz: { id, isPublic, type, title, owner },
  isMine,
});

export const creatorSubject = (
  kind: 'messages' | 'profile',
  { username, name, photoURL, bio }: SharedCreator,
): ShareSubject => ({
  kind,
  creator: { username, name, photoURL, bio },
});

export const sectionSubject = ({ username, name, photoURL, bio }: SharedCreator, type: QuizType): ShareSubject => ({
  kind: 'section',
  creator: { username, name, photoURL, bio },
  type,
});

export function resultSubject(response: QuizResponse): ShareSubject {
  const { id, quiz, isPrivate, responderName, isNameHidden, percentage, score, total } = response;
  return {
    kind: 'result',
    result: { id, quiz, isPrivate, responderName, isNameHidden, percentage, score, total },
  };
}

/** Returns the path of the link. For a result it is the quiz's: challenged friends mustn't find the answers first. */
export function pathOf(subject: ShareSubject): string {
  if (subject.kind === 'quiz') return publicPath.quiz(subject.quiz.owner.username, subject.quiz.id);
  if (subject.kind === 'result') return publicPath.quiz(subject.result.quiz.ownerUsername, subject.result.quiz.id);
  if (subject.kind === 'circle') return subject.circle.path;
  const { username } = subject.creator;
  if (subject.kind === 'profile') return publicPath.profile(username);
  return publicPath.section(username, subject.kind === 'section' ? GAMES[subject.type].link : 'anonymous');
}

export const linkKindOf = ({ kind }: ShareSubject) => (kind === 'result' ? 'quiz' : kind);
