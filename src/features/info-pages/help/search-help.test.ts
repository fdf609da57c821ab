import { describe, expect, test } from 'vitest';
import english from '../../../i18n/locales/en/help.json' with { type: 'json' };
import french from '../../../i18n/locales/fr/help.json' with { type: 'json' };
import { countTopics, MOST_ASKED, QUESTIONS, searchHelp } from './search-help.ts';

const itemsOf = (texts: typeof english) =>
  QUESTIONS.map(([id, topic]) => {
    const { q, a, words } = texts.question[id];
    return { id, topic, question: q, answer: a, words };
  });
const searchIn = (texts: typeof english) => (query: string) =>
  searchHelp(itemsOf(texts), query, texts.search.ignored).map(({ id }) => id);
const find = searchIn(english);
const cherche = searchIn(french);

describe('what people type finds the right answer first', () => {
  test.each([
    ['password', 'private'],
    ['forgot password', 'password'],
    ["I can't log in", 'password'],
    ['reset my password', 'password'],
    ['delete account', 'close'],
    ['how do i delete my account?', 'close'],
    ['deleting my account', 'close'],
    ['deactivate', 'close'],
    ['delete quiz', 'remove'],
    ['appeal', 'object'],
    ['moderators removed my quiz', 'object'],
    ['delete message', 'takeBack'],
    ['private', 'private'],
    ['block', 'mean'],
    ['blocking someone', 'mean'],
    ['report', 'mean'],
    ['suicide', 'lines'],
    ['hotline', 'lines'],
    ['bully', 'mean'],
    ['offline', 'offline'],
    ['no internet', 'offline'],
    ['wifi', 'offline'],
    ['install', 'install'],
    ['app', 'install'],
    ['iphone', 'install'],
    ['link', 'share'],
    ['share', 'share'],
    ['instagram', 'share'],
    ['score', 'score'],
    ['results', 'score'],
    ['points', 'score'],
    ['scoreboard', 'board'],
    ['leaderboard', 'board'],
    ['photo', 'profile'],
    ['profile pic', 'profile'],
    ['username', 'profile'],
    ['change my name', 'profile'],
    ['language', 'language'],
    ['french', 'language'],
    ['dark mode', 'language'],
    ['anonymous', 'anonymous'],
    ['who sent it', 'anonymous'],
    ['free', 'cost'],
    ['how old', 'cost'],
    ['edit', 'edit'],
    ['template', 'first'],
    ['sealed', 'inbox'],
    ['sort messages', 'inbox'],
    ['sign up', 'account'],
  ] as const)('%s: %s', (query, id) => expect(find(query)[0]).toBe(id));

  test.each([
    ['mot de passe', 'private'],
    ['mot de passe oublié', 'password'],
    ['me connecter', 'password'],
    ['supprimer mon compte', 'close'],
    ['suppression du compte', 'close'],
    ['effacer un quiz', 'remove'],
    ['contester', 'object'],
    ['supprimer un message', 'takeBack'],
    ['privé', 'private'],
    ['bloquer', 'mean'],
    ['message scellé', 'inbox'],
    ['signaler', 'mean'],
    ['harcelement', 'mean'],
    ['hors ligne', 'offline'],
    ['pas de reseau', 'offline'],
    ['installer', 'install'],
    ["l'appli", 'install'],
    ['lien', 'share'],
    ['partager', 'share'],
    ['score', 'score'],
    ['résultat', 'score'],
    ['classement', 'board'],
    ['photo', 'profile'],
    ['pseudo', 'profile'],
    ['langue', 'language'],
    ['anglais', 'language'],
    ['mode sombre', 'language'],
    ['anonyme', 'anonymous'],
    ['gratuit', 'cost'],
    ['modifier', 'edit'],
    ['modèle', 'first'],
    ['inscription', 'account'],
    ['suicide', 'lines'],
    ['idées noires', 'lines'],
  ] as const)('%s: %s', (query, id) => expect(cherche(query)[0]).toBe(id));
});

test('a blank query finds everything, and so does an incomplete one', () => {
  expect(find('')).toHaveLength(QUESTIONS.length);
  expect(find('  \t')).toHaveLength(QUESTIONS.length);
  expect(find('How do I')).toHaveLength(QUESTIONS.length);
});

test('ignores case, accents and the kind of apostrophe', () => {
  expect(find('PÀSSWÔRD')).toEqual(find('password'));
  expect(cherche('l’INTERET d’un modele')).toEqual(cherche("l'intérêt d'un modèle"));
});

test('every word has to match, in any order', () => {
  expect(find('quiz private make')).toEqual(find('make private quiz'));
  expect(find('private xylophone')).toEqual([]);
  expect(find('(.*')).toEqual([]);
});

test('the page opens with six questions, and each topic has some', () => {
  expect(MOST_ASKED).toBe(6);
  expect(new Set(QUESTIONS.slice(0, MOST_ASKED).map(([, topic]) => topic)).size).toBe(4);
  expect(countTopics(QUESTIONS.map(([, topic]) => ({ topic })))).toEqual({
    start: 5,
    quizzes: 9,
    privacy: 5,
    account: 7,
  });
});
