import { beforeAll, describe, test } from 'vitest';
import { PAGES, ROUTES } from '../config/routes.ts';
import { expectAccessible } from '../testing/axe.ts';
import { backend, type Person } from '../testing/backend.ts';
import { renderScreen } from '../testing/render-screen.tsx';

/** Here axe looks at each page, in both schemes; at dialogs it looks where they are opened. */
let creator: Person;
let quizId = '';
let resultId = '';

beforeAll(async () => {
  creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me', { title: 'All about me' });
  quizId = quiz.quizId;
  await backend.makeQuiz(creator, 'two-truths', { title: 'One of these is a lie' });
  await backend.makeQuiz(creator, 'never-have-i-ever', { title: 'Hidden', isPublic: false, password: 'secret-7' });
  resultId = (await backend.takeQuiz(quiz, { name: 'Lou', right: 'yny' })).id;
  await backend.sendMessage(creator, 'You are the best.');
});

/** Addresses with a creator's words, by page. */
const ADDRESSES: Readonly<Record<string, () => string>> = {
  results: () => `/quiz/results/${resultId}`,
  sent: () => '/delete',
  unsubscribe: () => '/unsubscribe',
  'quiz-details': () => `/quiz/${quizId}/details`,
  'public-profile': () => `/${creator.username}`,
  'send-message': () => `/${creator.username}/messages`,
  section: () => `/${creator.username}/how-well`,
  'take-quiz': () => `/${creator.username}/${quizId}`,
};

describe('axe finds no violation on any page, in both color schemes', () => {
  test.each(PAGES)('%s', async (name) => {
    const { path, audience } = ROUTES[name];
    const isWide = PAGES.indexOf(name) % 2 === 1;
    await renderScreen(ADDRESSES[name]?.() ?? path, {
      ...(audience === 'creator' && { as: creator }),
      size: isWide ? 'desk' : 'phone',
      language: isWide ? 'fr' : 'en',
    });
    await expectAccessible();
  });
});
