import { randomUUID } from 'node:crypto';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import { saveQuizList } from '../../../../functions/src/db/quiz-lists.ts';
import { makeCreator, saveNew } from '../people.ts';
import { posted } from '../requests.ts';

export const PASSWORD = 'hidden one';
export const LOCKED = { isPublic: false, password: PASSWORD };
const OPTIONS = ['Red', 'Green', 'Blue', 'Pink'];
const ids = Array.from({ length: 10 }, (_, index) => `q${index + 1}`);

/** A quiz as people make them: ten questions with four answers. */
export const draft = (change: object = {}) =>
  makeDraft('know-me', {
    questions: ids.map((id) => ({ id, question: `About ${id}?`, options: OPTIONS, correctAnswer: 0 })),
    ...change,
  });

/** A creator with one quiz, which is listed as its task will. */
export async function withQuiz(change: object = {}) {
  const creator = await makeCreator();
  const saved = await saveNew(creator, draft(change));
  await saveQuizList(creator.uid);
  return { creator, ...saved };
}

export const response = (quizId: string, more: object = {}) => ({
  ...makeResponseInput('know-me', { answers: ids.map((questionId) => ({ questionId, given: 'Red' })) }),
  id: randomUUID(),
  quizId,
  deleteKey: randomUUID(),
  ...more,
});

export const message = (recipientId: string) => ({
  ...makeMessageInput({ recipientId }),
  id: randomUUID(),
  deleteKey: randomUUID(),
});

/** A creator with one message. */
export async function withMessage() {
  const creator = await makeCreator();
  const sent = message(creator.uid);
  await posted('messages', sent);
  return { creator, sent };
}
export const keyOf = ({ id, deleteKey }: { id: string; deleteKey: string }) => ({ id, deleteKey });
