import { callables } from '@domain/api.ts';
import { type CircleState, countJoin, join } from '@domain/circle/changes.ts';
import {
  BLANKS_AROUND_MAX,
  CIRCLE_MEMBERS_MAX,
  CONTACT_MESSAGE_MAX,
  EMAIL_MAX,
  HIDDEN_WORD_MAX,
  HIDDEN_WORDS_MAX,
  MESSAGE_MAX,
  OPTION_TEXT_MAX,
  PLAYER_NAME_MAX,
  PROFILE_NAME_MAX,
  QUESTION_TEXT_MAX,
  QUESTIONS_MAX,
  QUIZ_TITLE_MAX,
  REQUEST_MAX_BYTES,
  USERNAME_MAX,
} from '@domain/limits.ts';
import { hasHiddenWord, readHiddenWords } from '@domain/messages/hidden-words.ts';
import { isOffensiveName } from '@domain/moderation/public-name.ts';
import { looksLikeOurs, posesAsUs } from '@domain/profiles/impostors.ts';
import { usernameCandidate } from '@domain/profiles/new-username.ts';
import { spokenName } from '@domain/profiles/spoken-name.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import { findDraftProblems } from '@domain/quiz/draft-problems.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, it } from 'vitest';
import { parseInput, readJson } from '../../functions/src/edge/input.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { shownName } from '../../functions/src/services/names.ts';
import { fingerprintOf, questionKeysOf, wordsOf } from '../../functions/src/services/quiz-identity.ts';
import { softwareOf } from '../../functions/src/services/user-agent.ts';
import { TEXT_FIELDS } from './operation-texts.ts';
import { costOf } from './processor-cost.ts';
import { attempt, PLAIN, USER_AGENT_MAX } from './worst-texts.ts';

type MakeText = (typeof PLAIN)[number];

/** What a request may take of the processor for its own checks, in milliseconds. */
const MOST_MS = 50;
/** As long as the fields may be, with what is cut off around them, and as long as any request. */
const LENGTHS = [
  ...[PLAYER_NAME_MAX, PROFILE_NAME_MAX, OPTION_TEXT_MAX, QUESTION_TEXT_MAX, EMAIL_MAX, MESSAGE_MAX],
  ...[BLANKS_AROUND_MAX + PROFILE_NAME_MAX, CONTACT_MESSAGE_MAX, REQUEST_MAX_BYTES],
];

/** Returns the texts with which the work takes too long, and how long. */
const slowOf = (work: (makeText: MakeText) => unknown) =>
  PLAIN.flatMap((makeText) => {
    const cost = costOf(
      attempt(() => work(makeText)),
      MOST_MS,
    );
    return cost > MOST_MS ? [`${JSON.stringify(makeText(6))}: ${Math.round(cost)} ms`] : [];
  });

it.each(LENGTHS)('no field of a request takes long to read, whatever its %i characters are', (length) => {
  const slow = TEXT_FIELDS.flatMap(({ name, path, input, inputWith }) =>
    slowOf((makeText) => parseInput(input, inputWith(makeText(length)))).map((found) => `${name}${path} ${found}`),
  );
  expect(slow).toEqual([]);
});

const keys = createKeys('a signing key that is long enough');
/** The longest list of hidden words that a creator can have, of words that look like the text. */
const wordsLike = (makeText: MakeText) =>
  readHiddenWords(Array.from({ length: HIDDEN_WORDS_MAX }, (_, n) => `${makeText(HIDDEN_WORD_MAX - 2)}${n + 10}`));
const wordsOfLetter = (letter: string) => wordsLike((size) => letter.repeat(size));

/** The largest quiz that can be saved, of questions that differ. */
function largestDraft(makeText: MakeText): QuizDraft {
  const questions = Array.from({ length: QUESTIONS_MAX }, (_, at) => ({
    id: `q${at}`,
    question: `${makeText(QUESTION_TEXT_MAX - 2)}${at}`,
    options: [0, 1, 2, 3].map((option) => `${makeText(OPTION_TEXT_MAX - 1)}${option}`),
    correctAnswer: 0,
  }));
  return makeDraft('know-me', { title: makeText(QUIZ_TITLE_MAX), questions } as never);
}

/** Fills a circle with people who have one name. */
function fillCircle(makeText: MakeText): CircleState {
  const name = makeText(PLAYER_NAME_MAX);
  const circle = { id: 'circle', name, ownerId: null, questions: [], members: {}, guesses: {}, isClosed: false };
  const empty = { ...circle, createdAt: 0, endsAt: 0 };
  const ids = Array.from({ length: CIRCLE_MEMBERS_MAX }, (_, n) => `member ${n}`);
  return ids.reduce<CircleState>(
    (state, id) => countJoin(join(state, { id, name: shownName(name), answers: [], keyDigest: id }, 0), id),
    { circle: empty, secrets: { keyDigest: 'key', members: {}, left: [] } },
  );
}

it.each<[string, (makeText: MakeText) => unknown]>([
  [
    'a name',
    (makeText) => {
      const name = makeText(PROFILE_NAME_MAX);
      return [
        posesAsUs(name),
        isOffensiveName(name, wordsLike(makeText)),
        spokenName(name),
        usernameCandidate(name, 0, () => 0),
        looksLikeOurs(makeText(USERNAME_MAX)),
      ];
    },
  ],
  ['a message', (makeText) => hasHiddenWord(makeText(MESSAGE_MAX), wordsLike(makeText))],
  ...['a', '漢', 'i'].map((letter): [string, (makeText: MakeText) => unknown] => [
    `a message to somebody who hides fifty words of ${letter}`,
    (makeText) => hasHiddenWord(makeText(MESSAGE_MAX), wordsOfLetter(letter)),
  ]),
  ['a user agent', (makeText) => softwareOf(makeText(USER_AGENT_MAX))],
  ['each of a full circle', fillCircle],
  [
    'a quiz',
    (makeText) => {
      const draft = largestDraft(makeText);
      const input = { draftId: crypto.randomUUID(), quizId: null, baseRevision: null, draft };
      parseInput(callables.saveQuiz.input, readJson(Buffer.from(JSON.stringify(input))));
      const quiz = draft as unknown as Quiz;
      // what it asked before is compared, too
      return [
        findDraftProblems(draft),
        fingerprintOf(draft, keys),
        wordsOf(quiz, keys),
        questionKeysOf(quiz, keys),
        questionKeysOf(quiz, keys),
      ];
    },
  ],
])('%s takes no long check, whatever it says', (_, work) => {
  expect(slowOf(work)).toEqual([]);
});
