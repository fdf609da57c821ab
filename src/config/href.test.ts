import { expect, test } from 'vitest';
import { href } from './href.ts';

test.each([
  [href.page('help'), '/help'],
  [href.page('landing', 'how-it-works'), '/#how-it-works'],
  [href.page('account', 'privacy'), '/account#privacy'],
  [href.demo('know-me'), '/quiz/how-well'],
  [href.demo('never-have-i-ever'), '/quiz/never-have-i-ever'],
  [href.contact(), '/contact'],
  [href.contact('press'), '/contact?type=press'],
  [href.objection('quiz.abcd2345.0f'), '/contact?type=support&about=quiz.abcd2345.0f'],
  [href.templates('party'), '/templates?category=party'],
  [href.signIn(), '/auth'],
  [href.signIn({ mode: 'reset', from: null }), '/auth?mode=reset'],
  [href.signIn({ mode: 'sign-in', from: '/account#privacy' }), '/auth?mode=sign-in&from=%2Faccount%23privacy'],
  [href.dashboard(), '/dashboard'],
  [href.dashboard('overview'), '/dashboard'],
  [href.dashboard('messages'), '/dashboard?tab=messages'],
  [href.createQuiz(), '/create-quiz'],
  [href.createQuiz({ type: 'know-me', step: null }), '/create-quiz?type=know-me'],
  [href.createQuiz({ edit: 'abcd2345' }), '/create-quiz?edit=abcd2345'],
  [href.createQuiz({ copy: 'abcd2345' }), '/create-quiz?copy=abcd2345'],
  [href.quizDetails('abcd2345'), '/quiz/abcd2345/details'],
])('%s', (address, expected) => expect(address).toBe(expected));
