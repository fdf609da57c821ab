import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { seededRandom } from '@domain/shuffle.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect, it, onTestFailed } from 'vitest';
import { createBlock, deleteBlocksOf, noteBlocks } from '../../../functions/src/db/blocks.ts';
import { mendBoard } from '../../../functions/src/db/boards.ts';
import { inTransaction } from '../../../functions/src/db/firestore.ts';
import { saveQuizList } from '../../../functions/src/db/quiz-lists.ts';
import { liftStoredSuspension, readSuspension } from '../../../functions/src/db/suspensions.ts';
import { mendTally } from '../../../functions/src/db/tallies.ts';
import { deleteSubmission, onResponseDeleted } from '../../../functions/src/handlers/delete-submission.ts';
import { submitResponse } from '../../../functions/src/handlers/submit-response.ts';
import { senderKeysFor } from '../../../functions/src/services/client-ip.ts';
import { portsFor } from '../../../scripts/lib/ports.ts';
import { SEED } from '../../fast-check.ts';
import { db, stored } from '../support/backend.ts';
import { patch } from '../support/documents.ts';
import { answersTo, savedAs } from '../support/inputs.ts';
import { type Creator, makeCreator, saveNew } from '../support/people.ts';
import { called, post } from '../support/requests.ts';
import { contextOf, loseNothing, loseReplies } from '../support/second-instance.ts';
import { choicesIn, scoresOf } from '../support/tally.ts';
import { until } from '../support/until.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 30);
const AT_ONCE = 100;
/** The share of this instance's commits whose reply is lost. */
const LOST = 0.3;
const PASSWORD = 'hidden one';
/** What keeps coming back, as devices do. */
const SENDERS = ['one', 'two', 'three'];

const random = seededRandom(String(SEED));
const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
/** Whatever an instance answers: clients try again, and what counts is what is there in the end. */
const settle = (work: Promise<unknown>) => work.catch(() => undefined);

interface Quiz {
  creator: Creator;
  quizId: string;
  revision: number;
  isLocked: boolean;
  /** What opens it, once somebody has asked: checking a password is slow on purpose. */
  pass: string | null;
}
const FRESH = { revision: 1, isLocked: false, pass: null };
const makeQuiz = async (): Promise<Quiz> => {
  const creator = await makeCreator();
  return { creator, quizId: (await saveNew(creator, makeDraft('know-me'))).quizId, ...FRESH };
};

/** Opens a quiz with its password; null for one that takes none by now. */
async function unlock(quiz: Quiz): Promise<string | null> {
  const { quizId } = quiz;
  const { body } = await post('unlock-quiz', { quizId, password: PASSWORD });
  const pass = body.ok ? body.data.pass : null;
  if (quizId === quiz.quizId) quiz.pass = pass;
  return pass;
}

function makeActs(quizzes: readonly Quiz[]) {
  const sent: { id: string; deleteKey: string }[] = [];
  const deletedByOwner: DocumentSnapshot[] = [];
  const submit = (input: object, isHere = random() < 0.5) =>
    isHere ? settle(submitResponse(input as never, contextOf(pick(SENDERS)))) : post('responses', input);
  const suspension = { note: 'Why', operatorId: 'op', reason: 'spam', until: null, at: 0 } as const;
  return {
    play: async () => {
      const quiz = pick(quizzes);
      const { quizId, revision } = quiz;
      const pass = quiz.isLocked ? (quiz.pass ?? (await unlock(quiz))) : null;
      const input = answersTo(quizId, {
        answers: [
          { questionId: 'q1', given: pick(['Red', 'Green', 'Blue']) },
          { questionId: 'q2', given: pick(['Tea', 'Juice']) },
        ],
        revision,
        deleteKey: `${randomUUID()}-key`,
        ...(pass && { pass }),
        ...(random() < 0.7 && { wasToldOfBoard: true, responderName: pick(['Ada', 'Kim', 'Lou', 'Noa']) }),
      });
      sent.push(input);
      await submit(input);
    },
    /** On both instances at once, as an outbox does whose connection broke. */
    repeat: () => {
      const input = pick(sent);
      return Promise.all([submit(input, true), submit(input, false)]);
    },
    takeBack: () => {
      const { id, deleteKey } = pick(sent);
      const deletion = { kind: 'response', id, deleteKey } as const;
      return random() < 0.5
        ? settle(deleteSubmission(deletion, contextOf(pick(SENDERS))))
        : post('delete-submission', deletion);
    },
    deleteAsOwner: async () => {
      const stored = await db()
        .doc(paths.response(pick(sent).id))
        .get();
      if (!stored.exists) return;
      await settle(stored.ref.delete());
      deletedByOwner.push(stored);
    },
    /** The platform repeats a trigger that failed, and any other now and then; the emulator never does. */
    repeatTriggers: async () => {
      for (const gone of deletedByOwner) {
        const { createTime } = await gone.ref.get();
        const isStillThere = createTime?.isEqual(gone.createTime as Timestamp);
        if (!isStillThere)
          await onResponseDeleted({ id: gone.id, at: Date.now(), before: gone.data() ?? null, after: null });
      }
    },
    block: async () => {
      const { uid } = pick(quizzes).creator;
      await settle(
        createBlock(senderKeysFor(uid, contextOf(pick(SENDERS))), uid, { now: Date.now(), isWide: random() < 0.5 }),
      );
      await settle(noteBlocks(uid));
    },
    unblock: () => settle(deleteBlocksOf(pick(quizzes).creator.uid)),
    suspend: () => {
      const { uid } = pick(quizzes).creator;
      return settle(inTransaction(async (tx) => (await readSuspension(tx, { uid, ...suspension }))()));
    },
    lift: () =>
      settle(liftStoredSuspension({ uid: pick(quizzes).creator.uid, operatorId: 'op', note: '', now: Date.now() })),
    close: () => settle(patch(paths.quiz(pick(quizzes).quizId), { isClosed: random() < 0.3 })),
    /** Another one is there before. Plays of the one that is gone still come in. */
    deleteQuiz: async () => {
      const quiz = pick(quizzes);
      const next = await saveNew(quiz.creator, makeDraft('know-me')).catch(() => null); // suspended
      if (!next) return;
      const gone = quiz.quizId;
      Object.assign(quiz, { quizId: next.quizId, ...FRESH });
      await settle(db().doc(paths.quiz(gone)).delete());
    },
    edit: async () => {
      const quiz = pick(quizzes);
      const [first, second] = makeDraft('know-me').questions;
      const questions = [first, { ...second, question: pick(['Tea or juice?', 'And to drink?']) }];
      const isLocked = random() < 0.4;
      const lock = isLocked ? { isPublic: false, password: PASSWORD } : {};
      const saved = await called(
        'saveQuiz',
        savedAs({ ...makeDraft('know-me'), questions, ...lock } as never, quiz.quizId, quiz.revision),
        quiz.creator.token,
      ).catch(() => null); // suspended
      if (saved) Object.assign(quiz, { revision: saved.revision, isLocked, pass: null });
    },
  };
}
const OFTEN = ['play', 'play', 'play', 'play', 'play', 'play', 'repeat', 'takeBack', 'deleteAsOwner'] as const;
const RARELY = ['close', 'block', 'unblock', 'suspend', 'lift', 'lift', 'deleteQuiz'] as const;

const sumOf = (counts: unknown) => Object.values((counts ?? {}) as Record<string, number>).reduce((a, b) => a + b, 0);

it('counts and scoreboards match the data whatever people did, on two instances, whatever reply was lost', {
  timeout: (2 + ROUNDS) * 60_000,
}, async () => {
  onTestFailed(() => console.error(`SEED=${SEED}`));
  const quizzes = await Promise.all([makeQuiz(), makeQuiz(), makeQuiz()]);
  const acts = makeActs(quizzes);
  // what takes this instance long goes into the backend's queue
  process.env['CLOUD_TASKS_EMULATOR_HOST'] = `127.0.0.1:${portsFor('tests').tasks}`;
  await acts.play();
  loseReplies(() => random() < LOST);
  try {
    for (let round = 0; round < ROUNDS; round++)
      await Promise.all([
        acts.edit(),
        acts[pick(RARELY)](),
        ...Array.from({ length: AT_ONCE }, () => acts[pick(OFTEN)]()),
      ]);
  } finally {
    loseNothing();
  }
  await acts.repeatTriggers();
  for (const { creator } of quizzes)
    await liftStoredSuspension({ uid: creator.uid, operatorId: 'op', note: '', now: Date.now() });

  for (const { quizId, creator, isLocked } of quizzes) {
    // the list is rebuilt after a suspension; what follows a deletion by the owner or a changed lock takes a moment, too
    await until(
      async () => {
        const [scores, all, list, account] = await Promise.all([
          scoresOf(quizId),
          db().collection(paths.responses).where('quiz.id', '==', quizId).get(),
          stored(paths.listing(creator.uid)),
          stored(paths.account(creator.uid)),
        ]);
        const [open, closed] = [sumOf(list?.['scores']), sumOf(account?.['privateScores'])];
        const isClosed = (await stored(paths.quiz(quizId)))?.['isClosed'] === true;
        const plays = ((list?.['plays'] ?? {}) as Record<string, number>)[quizId] ?? 0;
        return [
          sumOf(scores),
          all.size,
          isLocked ? closed : open,
          isLocked || isClosed ? all.size : plays,
          isLocked ? open : closed,
        ];
      },
      ([counted, there, ofCreator, plays, elsewhere]) =>
        counted === there && there === ofCreator && there === plays && elsewhere === 0,
    );
    expect(await mendTally(quizId)).toEqual({ isRight: true, ownerId: creator.uid });
    expect(await saveQuizList(creator.uid)).toBe(true);
    // a play beside a save that locks a quiz may leave its row where nobody sees it
    if (!isLocked) expect(await mendBoard(quizId)).toBe(true);
    expect((await choicesIn(quizId)).every((count) => count >= 0)).toBe(true);
  }
});
