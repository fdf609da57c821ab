import { expect, test } from 'vitest';
import { countTopics, QUESTIONS, searchHelp } from './help-search.ts';

const ITEMS = [
  { question: 'Comment créer un quiz ?', answer: 'Choisis un modèle et enregistre.', topic: 'start' },
  { question: 'Changer un quiz déjà partagé ?', answer: "C'est possible, depuis l'écran d'accueil.", topic: 'quizzes' },
  { question: 'Coût ?', answer: 'Gratuit, à partir de 13 ans.', topic: 'account' },
] as const;
const found = (query: string) => searchHelp(ITEMS, query).map(({ topic }) => topic);

test('a blank query finds all', () => {
  expect(found('')).toEqual(['start', 'quizzes', 'account']);
  expect(found('  \t')).toHaveLength(3);
});

test('case and accents do not matter, in the query or in the text', () => {
  expect(found('CREER')).toEqual(['start']);
  expect(found('modele')).toEqual(['start']);
  expect(found('Gràtuît')).toEqual(['account']);
  expect(found('l’écran')).toEqual(['quizzes']);
});

test('every word has to be there, in any order, in question or answer', () => {
  expect(found('accueil quiz')).toEqual(['quizzes']);
  expect(found('quiz gratuit')).toEqual([]);
  expect(found('qui')).toEqual(['start', 'quizzes']);
});

test('signs are looked for as they are', () => {
  expect(found('(.*')).toEqual([]);
  expect(found('13')).toEqual(['account']);
});

test('topics are counted, and each has a question', () => {
  expect(countTopics(searchHelp(ITEMS, 'quiz'))).toEqual({ start: 1, quizzes: 1, privacy: 0, account: 0 });
  expect(QUESTIONS).toHaveLength(6);
  expect(Object.values(countTopics(QUESTIONS.map(([, topic]) => ({ topic }))))).toEqual([2, 2, 1, 1]);
});
