import { DomainError } from '@domain/errors.ts';
import { GUEST_ANSWERS_MAX, REVISIONS_KEPT } from '@domain/limits.ts';
import { isOffensiveName } from '@domain/moderation/public-name.ts';
import { posesAsUs } from '@domain/profiles/impostors.ts';
import type { Quiz, QuizKey } from '@domain/quiz/quiz.ts';
import { countResponses } from '@domain/quiz/stats.ts';
import { isHidden } from '@domain/quiz/visibility.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import type { ResponseInput } from '@domain/responses/response-input.ts';
import { scoreAnswers } from '@domain/responses/score.ts';
import { fetchOwnerSettings } from '../db/accounts.ts';
import { isBlockedBy } from '../db/blocks.ts';
import { fetchArchivedKey, fetchQuizWithKey, type StoredQuiz } from '../db/quizzes.ts';
import { fetchReceipt, type Receipt } from '../db/receipts.ts';
import { fetchDeleteDigest, fetchResponse } from '../db/responses.ts';
import { fetchBeyondNetwork } from '../db/tallies.ts';
import { assertAccessToken } from '../services/access-tokens.ts';
import { senderKeysFor } from '../services/client-ip.ts';
import type { SenderContext } from '../services/context.ts';
import { digestOfKey, digestOfResponse, isKeyOf } from '../services/digests.ts';
import { rankOf, readFirstTry } from '../services/first-tries.ts';
import { isBeyondNetwork } from '../services/rate-limits.ts';
import { noSuchQuiz, storeResponse } from '../services/response-store.ts';
import { scheduleRecount } from '../services/tasks/schedule.ts';
import { describeSender } from '../services/tracking.ts';

const takenId = () => new DomainError('conflict', 'The id belongs to another submission.');

/** Returns the stored response if the submission is the same. Throws `conflict`. */
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

/** Returns the key of the revision that the visitor saw, which may be an earlier one. */
async function keyOf({ quiz, key }: StoredQuiz, revision: number, now: number): Promise<QuizKey> {
  const isKept = revision >= key.revision - REVISIONS_KEPT;
  const wanted = revision < key.revision && isKept ? await fetchArchivedKey(quiz.id, revision, now) : key;
  if (wanted?.revision !== revision) {
    throw new DomainError('invalid-input', 'The quiz has no such revision.', { fields: { revision: 'invalid' } });
  }
  return wanted;
}

const closed = () => new DomainError('quiz-closed', 'The quiz takes no new answers.');

/** Checks the access token first: without it, no other reason is revealed. */
function assertAccepting(input: ResponseInput, { quiz, key }: StoredQuiz, context: SenderContext): void {
  if (!quiz.isPublic) assertAccessToken(input.pass, { quizId: quiz.id, lockVersion: key.lockVersion }, context);
  if (quiz.isClosed) throw closed();
  if (quiz.category === 'spicy' && !input.isAdult)
    throw new DomainError('age-required', 'The quiz is for people who are 18 or older.');
}

/** The owners of quizzes that this instance has seen, to be read with the quiz. A guest's may change owners. */
const owners = new Map<string, string>();
const OWNERS_MAX = 10_000;

function rememberOwner({ id, ownerId }: Quiz): void {
  if (owners.size >= OWNERS_MAX) owners.clear();
  owners.set(id, ownerId);
}

/** Reads a quiz and, where its owner is known, what they have set; in one round trip. */
async function readTarget(quizId: string) {
  const known = owners.get(quizId);
  const [target, settings] = await Promise.all([fetchQuizWithKey(quizId), known ? fetchOwnerSettings(known) : null]);
  if (target) rememberOwner(target.quiz);
  return target && { ...target, settings: target.quiz.ownerId === known ? settings : null };
}
type Target = NonNullable<Awaited<ReturnType<typeof readTarget>>>;

/** Scores a submission, and returns with it what its owner has set. */
async function toResponse(input: ResponseInput, target: Target, now: number) {
  const { quiz } = target;
  const [key, settings] = await Promise.all([
    keyOf(target, input.revision, now),
    target.settings ?? fetchOwnerSettings(quiz.ownerId),
  ]);
  const response: QuizResponse = {
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
    ...(input.face && { face: input.face }),
    // only here: nobody else may read a creator's hidden words
    isNameHidden: isOffensiveName(input.responderName, settings.hiddenWords) || posesAsUs(input.responderName),
    ...(!quiz.isPublic && { isPrivate: true }),
    ...scoreAnswers(key, input.answers),
    createdAt: now,
  };
  return { response, settings };
}

/** Whether a guest's quiz takes no more: of many answers from one network only some count. Mostly reads nothing. */
async function hasAllAnswers({ id, scores }: Quiz): Promise<boolean> {
  const count = countResponses(scores);
  return count >= GUEST_ANSWERS_MAX && count - (await fetchBeyondNetwork(id)) >= GUEST_ANSWERS_MAX;
}

async function store(input: ResponseInput, context: SenderContext): Promise<QuizResponse | null> {
  // in one round trip, the first try in vain where there is no scoreboard; who sends is described meanwhile
  const [target, tried, known] = await Promise.all([
    readTarget(input.quizId),
    readFirstTry(input, context),
    describeSender(input, context),
  ]);
  if (!target || isHidden(target.quiz)) throw noSuchQuiz();
  assertAccepting(input, target, context);
  const { response: scored, settings } = await toResponse(input, target, context.now);
  // those that come at the same moment are taken, too
  if (settings.isGuest && (await hasAllAnswers(target.quiz))) throw closed();
  const isBeyond = settings.isGuest && (await isBeyondNetwork(target.quiz.id, context));
  // read for every sender once anybody is blocked: the time it takes reveals nobody
  const blockers = settings.hasBlockedSenders ? [target.quiz.ownerId, ...settings.formerGuests] : [];
  const isHiddenFrom = await isBlockedBy(blockers, (uid) => senderKeysFor(uid, context), context.now);
  if (!settings.areCountsSound) await scheduleRecount({ kind: 'creator', id: target.quiz.ownerId });
  const sent = {
    // as late as possible: with a time before the owner's last look it would count as seen
    response: { ...scored, createdAt: Date.now(), ...rankOf(target.quiz, tried) },
    digest: digestOfResponse(input, context.keys),
    deleteDigest: input.deleteKey === undefined ? null : digestOfKey(input.deleteKey),
    ...(!isHiddenFrom && known),
    hasDevices: settings.hasDevices,
    isGuests: settings.isGuest,
    ...(isBeyond && { isBeyondNetwork: true }),
    ...(input.entry && { entry: input.entry }),
  };
  return storeResponse(sent, target.board);
}

/**
 * Asks whoever repeats a submission for its delete key, or for the pass of a private quiz: what else is in it, anybody
 * with the result's link can read. Throws `pass-required`, and `not-found` for a hidden quiz.
 */
function assertSender(
  { deleteKey, pass, quizId }: ResponseInput,
  { deleteDigest, isPrivate }: { deleteDigest: string | null; isPrivate: boolean },
  target: StoredQuiz | null,
  context: SenderContext,
): void {
  if (deleteDigest !== null && deleteKey !== undefined && isKeyOf(deleteDigest, deleteKey)) return;
  if (target && isHidden(target.quiz)) throw noSuchQuiz();
  if (isPrivate) assertAccessToken(pass, { quizId, lockVersion: target?.key.lockVersion ?? null }, context);
}

/** Scores a deleted submission again for its sender. */
async function answerAgain(tombstone: Receipt, input: ResponseInput, context: SenderContext) {
  if (tombstone.digest !== digestOfResponse(input, context.keys)) throw takenId();
  const target = await readTarget(input.quizId);
  if (!target) throw noSuchQuiz();
  const { deleteDigest, createdAt, rank } = tombstone;
  assertSender(input, { deleteDigest, isPrivate: !target.quiz.isPublic }, target, context);
  return { ...(await toResponse(input, target, createdAt)).response, ...rank };
}

/**
 * Scores and stores a visitor's answers, once per id. A blocked sender gets the same answer, but only a tombstone is
 * stored. Throws `not-found`, `pass-required`, `quiz-closed`, `age-required`, `invalid-input`, `conflict`.
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
  const [stored, deleteDigest, receipt, target] = await Promise.all([
    fetchResponse(input.id),
    fetchDeleteDigest(input.id),
    fetchReceipt('response', input.id),
    fetchQuizWithKey(input.quizId),
  ]);
  if (stored) {
    const same = replay(stored, input);
    assertSender(input, { deleteDigest, isPrivate: same.isPrivate === true }, target, context);
    return same;
  }
  // a deletion that commits between these reads hides both the response and its tombstone
  const tombstone = receipt ?? (refusal ? null : await fetchReceipt('response', input.id));
  // deleted before it came: nothing was stored, so nothing is told of the right answers
  if (!tombstone) throw refusal ?? new DomainError('not-found', 'The submission was deleted before it came.');
  return answerAgain(tombstone, input, context);
}
