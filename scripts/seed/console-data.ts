import type { ContactForm } from '../../domain/contact/form.ts';
import type { Complaint } from '../../domain/moderation/report.ts';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import { DEMO } from './demo-data.ts';

/** The demo operators, two so that cases can be handed over. Their second step is a code sent to the phone. */
export const OPERATORS = [
  {
    name: 'Robin Hale',
    email: 'robin@example.com',
    password: DEMO.password,
    username: 'robinhale',
    phone: '+15555550100',
  },
  { name: 'Kim Sato', email: 'kim@example.com', password: DEMO.password, username: 'kimsato', phone: '+15555550101' },
] as const;

export const REPORTED = {
  name: 'Dex Ryder',
  email: 'dex@example.com',
  password: DEMO.password,
  username: 'dexryder',
};

export const REPORTED_QUIZ: QuizDraft = {
  type: 'know-me',
  isPublic: true,
  password: '',
  category: 'normal',
  title: 'What happens to snitches?',
  questions: [
    {
      id: 'k1',
      question: 'Where do I wait for Sam after school?',
      options: ['Bus stop', 'Gym', 'Park', 'Home'],
      correctAnswer: 0,
    },
    { id: 'k2', question: 'Who laughs last?', options: ['Me', 'Sam', 'Nobody', 'Teachers'], correctAnswer: 0 },
    { id: 'k3', question: 'My favorite day?', options: ['Monday', 'Friday', 'Sunday', 'None'], correctAnswer: 1 },
  ],
};

export const REPORTED_PLAYER = 'Sam Is A Loser';

export const REPORTED_MESSAGE = 'You won a phone! Type your card number at wh0knows-prizes.example to get it.';

/** What people say about the quiz, the profile, the player's name and the message. */
export const COMPLAINTS = {
  question: [
    { reason: 'threat', note: "Sam is my brother. He doesn't dare to take the bus." },
    { reason: 'bullying', note: '' },
  ],
  profile: [
    { reason: 'bullying', note: 'He makes these about everybody in our class.' },
    { reason: 'other', note: "That's not his real name." },
    { reason: 'bullying', note: '' },
  ],
  'player-name': [{ reason: 'bullying', note: 'On the scoreboard.' }],
  message: [{ reason: 'spam', note: '' }],
} as const satisfies Record<string, readonly Complaint[]>;

export const REQUESTS: readonly ContactForm[] = [
  {
    name: 'Alex Moreau',
    email: 'alex@example.com',
    inquiryType: 'safety',
    subject: 'Quizzes about my son',
    message: 'Somebody at school makes quizzes about my son, and he stays home because of them.\n\nWho can stop that?',
  },
  {
    name: 'Priya Nair',
    email: 'priya@example.com',
    inquiryType: 'support',
    subject: 'Private link lost',
    message: 'I sent a message and closed the page. Can I still find out whether there was a reply?',
  },
];
