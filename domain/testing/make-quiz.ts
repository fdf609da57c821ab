import type { DraftOf } from '../games/drafts.ts';
import type { QuizType } from '../games/index.ts';
import type { QuizKey, QuizOf } from '../quiz/quiz.ts';

const five = <T>(item: (n: number) => T): T[] => [1, 2, 3, 4, 5].map(item);

/** The questions of the made drafts, by type; the first right answer is the first option. */
const DRAFTS: { [Type in QuizType]: DraftOf<Type>['questions'] } = {
  'know-me': [
    { id: 'q1', question: 'What is my favorite color?', options: ['Red', 'Green', 'Blue', 'Pink'], correctAnswer: 0 },
    { id: 'q2', question: 'What do I drink?', options: ['Tea', 'Coffee', 'Water', 'Juice'], correctAnswer: 3 },
  ],
  'two-truths': five((n) => ({ id: `q${n}`, truth1: `Truth ${n}a`, truth2: `Truth ${n}b`, lie: `Lie ${n}` })),
  'never-have-i-ever': five((n) => ({ id: `q${n}`, statement: `Done ${n}`, answer: n % 2 === 0 ? 'ever' : 'never' })),
};

export function makeDraft<Type extends QuizType>(type: Type, override: Partial<DraftOf<Type>> = {}): DraftOf<Type> {
  const draft = {
    type,
    title: 'All about me',
    isPublic: true,
    password: '',
    category: 'normal',
    questions: structuredCopy(DRAFTS[type]),
  };
  return { ...draft, ...override } as unknown as DraftOf<Type>;
}

const structuredCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const SEAL = { salt: '00112233445566778899aabbccddeeff', digest: 'f'.repeat(64) };

const QUESTIONS: { [Type in QuizType]: QuizOf<Type>['questions'] } = {
  'know-me': DRAFTS['know-me'].map(({ id, question, options }) => ({ id, question, options })),
  'two-truths': DRAFTS['two-truths'].map(({ id, truth1, truth2, lie }) => ({
    id,
    statements: [truth1, lie, truth2],
    ...SEAL,
  })),
  'never-have-i-ever': DRAFTS['never-have-i-ever'].map(({ id, statement }) => ({ id, statement, ...SEAL })),
};

/** Returns the published quiz that `makeDraft` of the same type becomes; its seals match nothing. */
export function makeQuiz<Type extends QuizType>(type: Type, override: Partial<QuizOf<Type>> = {}): QuizOf<Type> {
  const quiz = {
    id: 'abcd2345',
    ownerId: 'owner',
    owner: { username: 'maya', name: 'Maya', photoURL: null },
    title: 'All about me',
    type,
    isPublic: true,
    category: 'normal',
    questions: structuredCopy(QUESTIONS[type]),
    revision: 1,
    createdAt: 1_750_000_000_000,
    updatedAt: 1_750_000_000_000,
    scores: {},
  };
  return { ...quiz, ...override } as unknown as QuizOf<Type>;
}

const KEYS: { [Type in QuizType]: QuizKey['questions'] } = {
  'know-me': DRAFTS['know-me'].map(({ id, question, options, correctAnswer }) => ({
    id,
    prompt: question,
    options,
    correct: options[correctAnswer ?? 0] ?? '',
  })),
  'two-truths': DRAFTS['two-truths'].map(({ id, truth1, truth2, lie }) => ({
    id,
    prompt: '',
    options: [truth1, lie, truth2],
    correct: lie,
  })),
  'never-have-i-ever': DRAFTS['never-have-i-ever'].map(({ id, statement, answer }) => ({
    id,
    prompt: statement,
    options: [],
    correct: answer ?? '',
  })),
};

/** Returns the key of the quiz from `makeQuiz` of the same type. */
export function makeKey(type: QuizType, override: Partial<QuizKey> = {}): QuizKey {
  return { revision: 1, type, questions: structuredCopy(KEYS[type]), ...override };
}
