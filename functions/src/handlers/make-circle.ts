import { newCircle } from '@domain/circle/changes.ts';
import type { CircleAsked, CircleInput } from '@domain/circle/circle-input.ts';
import { CIRCLE_GAME } from '@domain/games/index.ts';
import type { KnowMeQuestion } from '@domain/games/know-me/question.ts';
import { CIRCLE_QUESTIONS } from '@domain/limits.ts';
import { READY } from '@domain/locales/ready.ts';
import { canRemix, isHidden } from '@domain/quiz/visibility.ts';
import { createCircle, notAskable } from '../db/circles.ts';
import { fetchQuiz } from '../db/quizzes.ts';
import type { CallerContext, Context } from '../services/context.ts';
import { digestOfKey } from '../services/digests.ts';
import { shownName } from '../services/names.ts';
import { admitCircle } from '../services/rate-limits.ts';
import { countStep } from '../services/service-days.ts';

/** Returns what a circle asks: only the app's own questions, and those of a quiz that anybody may ask on. */
async function questionsFor(asked: CircleAsked): Promise<KnowMeQuestion[]> {
  if ('ready' in asked) {
    const ready: Readonly<Record<string, Omit<KnowMeQuestion, 'id'>>> = READY[asked.language][CIRCLE_GAME].normal;
    const questions = asked.ready.flatMap((id) => (Object.hasOwn(ready, id) ? [{ id, ...ready[id] }] : []));
    if (new Set(asked.ready).size < CIRCLE_QUESTIONS || questions.length < CIRCLE_QUESTIONS) throw notAskable();
    return questions as KnowMeQuestion[];
  }
  const quiz = await fetchQuiz(asked.quizId);
  if (quiz?.type !== CIRCLE_GAME || isHidden(quiz) || !canRemix(quiz)) throw notAskable();
  const questions = quiz.questions as KnowMeQuestion[];
  return questions.slice(0, CIRCLE_QUESTIONS).map(({ id, question, options }) => ({ id, question, options }));
}

async function make({ id, name, asked, key, entry }: CircleInput, ownerId: string | null, now: number) {
  const questions = await questionsFor(asked);
  const secrets = { keyDigest: digestOfKey(key), ...('quizId' in asked && { copiedFrom: asked.quizId }) };
  const made = newCircle({ id, name: shownName(name), ownerId, questions }, secrets, now);
  if (await createCircle(made)) countStep(entry, 'published');
  return { id };
}

/** Creates a circle that belongs to no account, once per id. Throws `invalid-input`, `conflict`. */
export const makeCircle = (input: CircleInput, { now }: Context): Promise<{ id: string }> => make(input, null, now);

/** Makes a circle that ends with the caller's account. Throws the same, `rate-limited`, `limit-reached`, `suspended`. */
export async function makeOwnCircle(input: CircleInput, context: CallerContext): Promise<{ id: string }> {
  const { uid, now } = context;
  await admitCircle(uid, context);
  return make(input, uid, now);
}
