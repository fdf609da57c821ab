import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { GUEST_QUIZZES_MAX, QUIZZES_MAX } from '@domain/limits.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import { findDraftProblems } from '@domain/quiz/draft-problems.ts';
import { publishDraft } from '@domain/quiz/publish.ts';
import { quiz as quizSchema } from '@domain/quiz/quiz.ts';
import { typedPassword } from '@domain/typed-identifier.ts';
import * as z from 'zod/mini';
import { readAllowed } from '../db/accounts.ts';
import { assertNotErased } from '../db/erasures.ts';
import { inTransaction } from '../db/firestore.ts';
import { readProfile } from '../db/profiles.ts';
import type { Lock, LockChange } from '../db/quiz-locks.ts';
import { createQuiz, replaceQuiz, type StoredQuiz } from '../db/quizzes.ts';
import { hasAllQuizzes } from '../db/quizzes-of-owner.ts';
import { answerHashing } from '../services/answer-hash.ts';
import type { CallerContext } from '../services/context.ts';
import { lockWith } from '../services/passwords.ts';
import { findQuizOfDraft, fingerprintOf, readOwnQuiz, repeatsRemoved, wordsOf } from '../services/quiz-identity.ts';
import { countStep } from '../services/service-days.ts';
import { assertOn } from '../services/switches.ts';

type SaveQuizInput = ParsedInputOf<'saveQuiz'>;
interface Save {
  owner: Profile;
  draft: QuizDraft;
  draftId: string;
  fingerprint: string;
  now: number;
}

function assertSavable(draft: QuizDraft, hasPassword: boolean): void {
  const fields = findDraftProblems(draft, hasPassword);
  if (Object.keys(fields).length > 0) throw new DomainError('invalid-input', 'The quiz is not complete.', { fields });
}

/** Returns the next revision of `old`, or the first; with the old lock. */
async function nextRevision(code: string, old: StoredQuiz | null, save: Save): Promise<StoredQuiz> {
  const { owner, draft, draftId, fingerprint, now } = save;
  const revision = (old?.quiz.revision ?? 0) + 1;
  const { questions, key } = await publishDraft(draft, revision, answerHashing);
  const isBoardWanted = draft.hasBoard ?? old?.quiz.hasBoard;
  const allowsRemix = draft.allowsRemix ?? old?.quiz.allowsRemix;
  const lockVersion = old?.key.lockVersion ?? null;
  const quiz = z.parse(quizSchema, {
    id: code,
    ownerId: owner.uid,
    owner: { username: owner.username, name: owner.name, photoURL: owner.photoURL },
    title: draft.title,
    type: draft.type,
    isPublic: draft.isPublic,
    category: draft.category,
    ...(isBoardWanted !== undefined && { hasBoard: isBoardWanted }),
    ...(allowsRemix !== undefined && { allowsRemix }),
    questions,
    revision,
    createdAt: old?.quiz.createdAt ?? now,
    updatedAt: now,
    scores: old?.quiz.scores ?? {},
  });
  return { quiz, key: { ...key, draftId: old?.key.draftId ?? draftId, fingerprint, lockVersion } };
}

/** Whether this save is stored already: its answer was lost and it is sent again. */
function isRepeated({ quiz, key }: StoredQuiz, { quizId, baseRevision }: SaveQuizInput, fingerprint: string): boolean {
  // the quiz has been edited since: the edits stay
  if (quizId === null && quiz.revision > 1) return true;
  const saved = quizId === null ? 1 : (baseRevision ?? 0) + 1;
  return quiz.revision === saved && key.fingerprint === fingerprint;
}

function assertCurrent({ quiz }: StoredQuiz, { quizId, baseRevision }: SaveQuizInput): void {
  if (quizId === null || quiz.revision === baseRevision) return;
  throw new DomainError('conflict', 'The quiz was changed in the meantime.');
}

/**
 * Creates a quiz (`quizId` null), once per `draftId`, or saves its next revision. Throws `invalid-input`, `not-found`
 * (no quiz, or no profile), `gone`, `suspended`, `forbidden`, `account-required`, `age-required`, `guests-off`, `conflict`, `limit-reached`.
 */
export async function saveQuiz(input: SaveQuizInput, context: CallerContext): Promise<OutputOf<'saveQuiz'>> {
  const { uid, now, keys, entry } = context;
  const { draft, draftId, quizId } = input;
  assertSavable(draft, true);
  const fingerprint = fingerprintOf(draft, keys);
  let newLock: Promise<Lock> | undefined;
  const lockOf = async (): Promise<LockChange> => {
    if (draft.isPublic) return null;
    if (typedPassword(draft.password) === '') return 'keep';
    // slow on purpose, so once, however often the transaction is tried
    newLock ??= lockWith(draft.password);
    return newLock;
  };
  let isNew = false;
  const saved = await inTransaction(async (tx) => {
    isNew = false;
    const [owner, allowed] = await Promise.all([readProfile(tx, uid), readAllowed(tx, uid, now)]);
    if (!owner) {
      await assertNotErased(uid);
      throw new DomainError('not-found', 'The caller has no profile yet.');
    }
    // in the transaction: a concurrent suspension hides what exists, and would miss this one
    if (owner.isSuspended) throw new DomainError('suspended', 'The account is suspended.');
    const found =
      quizId === null
        ? await findQuizOfDraft(tx, { uid, draftId, keys })
        : { code: quizId, stored: await readOwnQuiz(tx, quizId, uid) };
    const { code, stored } = found;
    const most = allowed.isGuest ? GUEST_QUIZZES_MAX : QUIZZES_MAX;
    const answer = (revision: number) => ({ quizId: code, username: owner.username, revision });
    if (stored && isRepeated(stored, input, fingerprint)) return answer(stored.quiz.revision);
    if (allowed.isLeaving) throw new DomainError('gone', 'Another account has taken this one over.');
    if (allowed.isGuest && !(draft.isPublic && draft.category === 'normal'))
      throw new DomainError('account-required', 'Private and spicy quizzes need an account.');
    if (draft.category === 'spicy' && !allowed.isAdult)
      throw new DomainError('age-required', 'Spicy quizzes are made by adults.');
    // what may be put back is what was removed
    if (stored?.quiz.isRemoved) throw new DomainError('forbidden', 'The quiz was removed by moderators.');
    if (!stored && allowed.isGuest) await assertOn('guests');
    if (stored) assertCurrent(stored, input);
    else if (await hasAllQuizzes(uid, most, tx))
      throw new DomainError('limit-reached', `This account has ${most} quizzes at most.`);

    const hasLock = stored !== null && !stored.quiz.isPublic;
    assertSavable(draft, hasLock);
    const next = await nextRevision(code, stored, { owner, draft, draftId, fingerprint, now });
    if (
      allowed.removedWords.includes(wordsOf(next.quiz, keys)) ||
      (await repeatsRemoved(next.quiz, stored?.quiz, keys))
    )
      throw new DomainError('forbidden', 'Moderators removed a quiz that says this.');
    // last, as it costs most
    const lock = await lockOf();
    if (lock !== 'keep') next.key.lockVersion = lock?.version ?? null;
    if (stored) await replaceQuiz(tx, next, stored, lock);
    else createQuiz(tx, next, lock);
    isNew = stored === null;
    return answer(next.quiz.revision);
  });
  if (isNew) countStep(entry, 'published');
  return saved;
}
