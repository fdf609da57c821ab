import { DomainError } from '@domain/errors.ts';
import { REVISIONS_KEPT, TRACKING_KEPT_S } from '@domain/limits.ts';
import { isUnfitName } from '@domain/moderation/public-name.ts';
import type { QuizKey } from '@domain/quiz/quiz.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import type { ResponseInput } from '@domain/responses/response-input.ts';
import { scoreAnswers } from '@domain/responses/score.ts';
import { fetchHiddenWords } from '../db/accounts.ts';
import { fetchArchivedKey, fetchQuizWithKey, type StoredQuiz } from '../db/quizzes.ts';
import { fetchReceipt, isReceiptOf, type Receipt } from '../db/receipts.ts';
import { createResponse, fetchResponse } from '../db/responses.ts';
import { digestOfKey } from '../services/delete-keys.ts';
import { assertPass } from '../services/passes.ts';
import { digestOfResponse } from '../services/submission-digests.ts';
import { enrichTracking } from '../services/tracking.ts';
import type { SenderContext } from '../support/context.ts';

const takenId = () => new DomainError('conflict', 'The id belongs to another submission.');
const noSuchQuiz = () => new DomainError('not-found', 'There is no such quiz.');

/** Gives the stored response to who sends the same submission again; another one under its id is a `conflict`. */
function replay(stored: QuizResponse, input: ResponseInput): QuizResponse {
  const given = new Map(input.answers.map((answer) => [answer.questionId, answer.given]));
  const same =
    stored.quiz.id === input.quizId &&
    stored.responderName === input.responderName &&
    stored.answers.length === input.answers.length &&
    stored.answers.every((answer) => given.get(answer.questionId) === answer.given);
  if (!same) throw takenId();
  return stored;
}

/** The key of the revision that the visitor saw, which may be an earlier one for a while. */
async function keyOf({ quiz, key }: StoredQuiz, revision: number, now: number): Promise<QuizKey> {
  const isKept = revision >= key.revision - REVISIONS_KEPT;
  const wanted = revision < key.revision && isKept ? await fetchArchivedKey(quiz.id, revision, now) : key;
  if (wanted?.revision !== revision) {
    throw new DomainError('invalid-input', 'The quiz has no such revision.', { fields: { revision: 'invalid' } });
  }
  return wanted;
}

/** What is stored for a submission whose quiz is there and open to who sends it. */
async function toResponse(input: ResponseInput, target: StoredQuiz, now: number): Promise<QuizResponse> {
  const { quiz } = target;
  const [key, hiddenWords] = await Promise.all([keyOf(target, input.revision, now), fetchHiddenWords(quiz.ownerId)]);
  return {
    id: input.id,
    ownerId: quiz.ownerId,
    quiz: {
      id: quiz.id,
      title: quiz.title,
      type: key.type,
      ownerName: quiz.owner.name,
      ownerUsername: quiz.owner.username,
    },
    responderName: input.responderName,
    // decided here: the list of words a creator hides is read by nobody else
    isNameHidden: isUnfitName(input.responderName, hiddenWords),
    ...(!quiz.isPublic && { isPrivate: true }),
    ...scoreAnswers(key, input.answers),
    createdAt: now,
  };
}

async function store(input: ResponseInput, context: SenderContext): Promise<QuizResponse | null> {
  const target = await fetchQuizWithKey(input.quizId);
  if (!target) throw noSuchQuiz();
  const { quiz, key } = target;
  if (!quiz.isPublic) assertPass(input.pass, { quizId: quiz.id, lockVersion: key.lockVersion }, context);
  const response = await toResponse(input, target, context.now);
  const isCreated = await createResponse(response, {
    digest: digestOfResponse(input, context.keys),
    deleteDigest: digestOfKey(input.deleteKey),
    tracking: enrichTracking(input.tracking, await context.place()),
    trackingExpiresAt: context.now + TRACKING_KEPT_S * 1000,
    secret: key.draftId,
  });
  return isCreated ? response : null;
}

/**
 * What the first request under an id was answered, of which nothing is kept: the same answers are scored by the same revision
 * once more. No pass is asked for: the quiz was open to who sent them, and nobody else can send the same.
 */
async function answerAgain(receipt: Receipt, input: ResponseInput, { keys }: SenderContext): Promise<QuizResponse> {
  if (!isReceiptOf(receipt, digestOfResponse(input, keys))) throw takenId();
  const target = await fetchQuizWithKey(input.quizId);
  if (!target) throw noSuchQuiz();
  return toResponse(input, target, receipt.createdAt);
}

/**
 * Scores and stores a visitor's answers, once per id however often they are sent and whatever has become of them. Whether they
 * were sent before is asked when they cannot be stored: nearly none were.
 * Errors: `not-found`, `pass-required`, `invalid-input` (answers or revision do not fit the quiz), `conflict`.
 */
export async function submitResponse(input: ResponseInput, context: SenderContext): Promise<QuizResponse> {
  let refusal: DomainError | undefined;
  try {
    const response = await store(input, context);
    if (response) return response;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    refusal = error;
  }
  // a repeated submission is answered even if the quiz is gone or locked by now
  const [stored, receipt] = await Promise.all([fetchResponse(input.id), fetchReceipt('response', input.id)]);
  if (stored) return replay(stored, input);
  if (receipt) return answerAgain(receipt, input, context);
  throw refusal ?? new DomainError('unavailable', 'The submission was deleted while it was sent. Try again.');
}
