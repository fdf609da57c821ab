import type { QuizDraft } from '../../domain/quiz/draft.ts';

/** The demo creator, printed by `npm start`. */
export const DEMO = {
  name: 'Maya Lindqvist',
  email: 'maya@example.com',
  password: 'demo-password',
  username: 'mayalindqvist',
  quizPassword: 'pancakes',
};

const base = { isPublic: true, password: '', category: 'normal' } as const;
const knowMe = (id: string, question: string, options: string[], correctAnswer: number) => ({
  id,
  question,
  options,
  correctAnswer,
});
const set = (id: string, truth1: string, truth2: string, lie: string) => ({ id, truth1, truth2, lie });
const never = (id: string, statement: string, answer: 'never' | 'ever') => ({ id, statement, answer });

/** One quiz of each type; the last one is private. */
export const DEMO_QUIZZES: QuizDraft[] = [
  {
    ...base,
    type: 'know-me',
    title: 'The Maya exam',
    questions: [
      knowMe(
        'k1',
        'What do I order when nobody is watching?',
        ['Fries with mayo', 'A sad salad', 'Two desserts', 'Just coffee'],
        2,
      ),
      knowMe('k2', 'Which chore do I do with pleasure?', ['Dishes', 'Ironing', 'Vacuuming', 'None, ever'], 0),
      knowMe('k3', 'My dream job at seven?', ['Astronaut', 'Ice-cream taster', 'Vet', 'Train driver'], 3),
      knowMe('k4', 'What makes me cry every time?', ['Airport hugs', 'Onions', 'Math', 'Dog movies'], 0),
      knowMe('k5', 'Where will you find me at a party?', ['Dance floor', 'Kitchen', 'With the cat', 'Already home'], 2),
    ],
  },
  {
    ...base,
    type: 'two-truths',
    title: 'Spot my lies',
    questions: [
      set('t1', 'I have broken the same arm twice', 'I can juggle four oranges', 'I have met a prime minister'),
      set('t2', 'I learned to swim at twelve', 'I am scared of pigeons', 'I have a twin brother'),
      set(
        't3',
        'I once slept in an airport for two nights',
        'I can say the alphabet backwards',
        'I have never had a nosebleed',
      ),
      set('t4', 'My first pet was a snail', 'I won a baking contest', 'I have run a marathon'),
      set('t5', 'I speak a little Finnish', 'I have been on local radio', 'I collect vintage keys'),
    ],
  },
  {
    ...base,
    type: 'never-have-i-ever',
    title: 'Close friends only',
    isPublic: false,
    password: DEMO.quizPassword,
    questions: [
      never('n1', 'Sent a message to the person it was about', 'ever'),
      never('n2', 'Pretended to be on the phone to avoid someone', 'ever'),
      never('n3', 'Read the last page of a book first', 'never'),
      never('n4', 'Fallen asleep in class', 'ever'),
      never('n5', "Laughed at a joke I didn't understand", 'never'),
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
