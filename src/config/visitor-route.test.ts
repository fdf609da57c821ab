import { expect, test } from 'vitest';
import { visitorRoute } from './visitor-route.ts';

test.each([
  ['/', { page: 'landing' }],
  ['/terms', { page: 'terms' }],
  ['/quiz/never-have-i-ever', { page: 'demo-never' }],
  ['/quiz/how-well', { page: 'demo-how-well' }],
  ['/quiz/results/abc', { page: 'results', responseId: 'abc' }],
  ['/MayaL', { page: 'public-profile', username: 'mayal' }],
  ['/mayal/', { page: 'public-profile', username: 'mayal' }],
  ['/mayal/truth', { page: 'section', username: 'mayal' }],
  ['/mayal/how-well-do-you-know-me', { page: 'section', username: 'mayal' }],
  ['/mayal/messages', { page: 'send-message', username: 'mayal' }],
  ['/mayal/Anonymous-Messages', { page: 'send-message', username: 'mayal' }],
  ['/mayal/ABCD2345', { page: 'take-quiz', username: 'mayal', quizCode: 'abcd2345' }],
])('%s', (path, route) => expect(visitorRoute(path)).toEqual(route));

test.each([
  '/dashboard',
  '/create-quiz',
  '/auth',
  '/404',
  '/quiz/results',
  '/quiz/how-well/x',
  '/terms/x',
  '/quiz/abc/details',
  '/mayal/a/b',
  '/api/x',
])('%s is no page of a visitor', (path) => expect(visitorRoute(path)).toBeNull());
