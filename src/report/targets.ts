import { membersOf } from '@domain/circle/circle.ts';
import { gameOf } from '@domain/games/index.ts';
import { isolate } from '@domain/isolate.ts';
import type { Reported } from '@domain/moderation/report.ts';
import { hasPhoto } from '@domain/profiles/photo.ts';
import type { Question, Quiz } from '@domain/quiz/quiz.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import { matchPage } from '../config/find-route.ts';
import { fetchCircle } from '../data/circles.ts';
import { fetchBoard } from '../data/public-boards.ts';
import { fetchProfileByUsername } from '../data/public-profiles.ts';
import { fetchQuiz } from '../data/public-quizzes.ts';
import { fetchResult } from '../data/public-results.ts';
import { readUnfinished } from '../lib/drafts.ts';
import { readUnlocked } from '../lib/unlocked-quiz.ts';

/** Something on a page that can be reported: one thing, or one of several that have names. */
export interface Target {
  kind: Reported['kind'];
  things: ReadonlyArray<{ label: string; what: Reported }>;
  /** Which of them somebody most likely means. */
  first: number;
}

const single = (what: Reported): Target => ({ kind: what.kind, things: [{ label: '', what }], first: 0 });
const named = (kind: Target['kind'], things: Target['things'], first = 0): Target[] =>
  things.length === 0 ? [] : [{ kind, things, first }];
const names = (quizId: string, of: ReadonlyArray<string | null>) =>
  [...new Set(of)]
    .filter((name) => name !== null && name !== ANONYMOUS_RESPONDER)
    .map((name) => ({ label: String(name), what: { kind: 'player-name' as const, quizId, name: String(name) } }));

async function ofCreator(username: string): Promise<Target[]> {
  const found = await fetchProfileByUsername(username);
  if (!found) return [];
  const { uid } = found;
  return [single({ kind: 'profile', uid }), ...(hasPhoto(found) ? [single({ kind: 'photo', uid })] : [])];
}

function labelOf(type: Quiz['type'], question: Question): string {
  const { promptOf, optionsOf } = gameOf(type);
  return promptOf(question) || optionsOf(question).map(isolate).join(' / ');
}

async function findQuiz(code: string): Promise<Quiz | null> {
  const unlocked = readUnlocked(code);
  if (unlocked) return unlocked.quiz;
  const found = await fetchQuiz(code);
  return found.kind === 'found' ? found.quiz : null;
}

async function ofQuiz(code: string): Promise<Target[]> {
  const quiz = await findQuiz(code);
  const whole = single({ kind: 'quiz', quizId: code });
  if (!quiz) return [whole];
  const things = quiz.questions.map((question) => ({
    label: labelOf(quiz.type, question),
    what: { kind: 'question' as const, quizId: code, questionId: question.id },
  }));
  const play = readUnfinished(code);
  const current = Math.min(play?.answers.length ?? 0, things.length - 1);
  const questions = named('question', things, Math.max(current, 0));
  const board = hasBoard(quiz) ? await fetchBoard(code) : null;
  const players = named('player-name', names(code, board?.entries.map(({ name }) => name) ?? []));
  // in the middle of a quiz, people report what they see
  return play ? [...questions, whole, ...players] : [whole, ...questions, ...players];
}

async function ofResult(id: string): Promise<Target[]> {
  const found = await fetchResult(id);
  if (!found) return [];
  const { quiz, responderName, isNameHidden } = found;
  return [
    single({ kind: 'result', responseId: id }),
    ...named('player-name', isNameHidden ? [] : names(quiz.id, [responderName])),
    single({ kind: 'quiz', quizId: quiz.id }),
  ];
}

async function ofCircle(circleId: string): Promise<Target[]> {
  const found = await fetchCircle(circleId);
  if (found.kind !== 'open') return [];
  const { questions, members } = found.circle;
  const asked = questions.map(({ id: questionId, question: label }) => ({
    label,
    what: { kind: 'circle-question' as const, circleId, questionId },
  }));
  const people = membersOf(found.circle)
    .map((memberId) => ({
      label: members[memberId]?.name ?? '',
      what: { kind: 'circle-name' as const, circleId, memberId },
    }))
    .filter(({ label }) => label !== '');
  return [single({ kind: 'circle', circleId }), ...named('circle-question', asked), ...named('circle-name', people)];
}

/** Returns what can be reported at an address, the likeliest first. Throws like every read. */
export async function findTargets(pathname: string): Promise<Target[]> {
  const found = matchPage(pathname);
  const { username = '', second = '', responseId = '', circleId = '' } = found?.params ?? {};
  if (found?.page === 'take-quiz') return ofQuiz(second.toLowerCase());
  if (found?.page === 'results') return ofResult(responseId);
  if (found?.page === 'circle') return ofCircle(circleId.toLowerCase());
  return ofCreator(username);
}
