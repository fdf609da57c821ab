import type { DraftOf } from '../../domain/games/drafts.ts';
import { DEFAULT_LANGUAGE } from '../../domain/languages.ts';
import { DEMO_TEXTS } from '../../domain/locales/ready.ts';

export const DEMO = {
  name: 'Maya Lindqvist',
  email: 'maya@example.com',
  password: 'demo-password',
  username: 'mayalindqvist',
  quizPassword: 'pancakes',
  face: 'grin',
} as const;

const TEXTS = DEMO_TEXTS[DEFAULT_LANGUAGE];
/** A quiz of a game that has a demo. */
type DemoDraft = DraftOf<keyof typeof TEXTS>;
/** A game's texts, except for the title. */
type Key<Type extends keyof typeof TEXTS> = Exclude<keyof (typeof TEXTS)[Type], 'title'>;

const base = { isPublic: true, password: '', category: 'normal' } as const;
const knowMe = (id: Key<'know-me'>, correctAnswer: number) => ({ id, ...TEXTS['know-me'][id], correctAnswer });
const set = (id: Key<'two-truths'>) => ({ id, ...TEXTS['two-truths'][id] });
const never = (id: Key<'never-have-i-ever'>, answer: 'never' | 'ever') => ({
  id,
  statement: TEXTS['never-have-i-ever'][id],
  answer,
});

/** One quiz of each; the last one is private. */
export const DEMO_QUIZZES: DemoDraft[] = [
  {
    ...base,
    type: 'know-me',
    title: TEXTS['know-me'].title,
    questions: [knowMe('k1', 2), knowMe('k2', 0), knowMe('k3', 3), knowMe('k4', 0), knowMe('k5', 2)],
  },
  {
    ...base,
    type: 'two-truths',
    title: TEXTS['two-truths'].title,
    questions: [set('t1'), set('t2'), set('t3'), set('t4'), set('t5')],
  },
  {
    ...base,
    type: 'never-have-i-ever',
    title: TEXTS['never-have-i-ever'].title,
    isPublic: false,
    password: DEMO.quizPassword,
    questions: [
      never('n1', 'ever'),
      never('n2', 'ever'),
      never('n3', 'never'),
      never('n4', 'ever'),
      never('n5', 'never'),
    ],
  },
];

/** Who answered, and which of their answers are right, as one letter per question. */
export const DEMO_RESPONSES = [
  { quiz: 0, name: 'Jonas', right: 'yynyy' },
  { quiz: 0, name: 'Anonymous User', right: 'nynnn' },
  { quiz: 0, name: 'Lou', right: 'yyyyy' },
  { quiz: 1, name: 'Priya', right: 'ynyny' },
  { quiz: 1, name: 'Sam', right: 'nnyyn' },
  { quiz: 2, name: 'Lou', right: 'yyyny' },
];

export const DEMO_MESSAGES = [
  'Your laugh in the library today was the best thing about my whole week.',
  'Okay but who really ate the last slice? Asking for a friend.',
  'You were kind to me on my first day when nobody else was. I never said thank you, so: thank you.',
];
