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
  test.each(
    Object.entries({
      private: ['password', 'private'],
      password: ['forgot password', "I can't log in", 'reset my password'],
      close: ['delete account', 'how do i delete my account?', 'deleting my account', 'deactivate'],
      remove: ['delete quiz'],
      object: ['appeal', 'moderators removed my quiz'],
      takeBack: ['delete message'],
      mean: ['block', 'blocking someone', 'report', 'bully'],
      lines: ['suicide', 'hotline'],
      offline: ['offline', 'no internet', 'wifi'],
      install: ['install', 'app', 'iphone'],
      share: ['link', 'share', 'instagram'],
      score: ['score', 'results', 'points'],
      board: ['scoreboard', 'leaderboard'],
      profile: ['photo', 'profile pic', 'username', 'change my name'],
      language: ['language', 'french', 'dark mode'],
      anonymous: ['anonymous', 'who sent it'],
      cost: ['free', 'how old'],
      edit: ['edit'],
      first: ['template'],
      inbox: ['sealed', 'sort messages'],
      account: ['sign up'],
    }),
  )('%s: %j', (id, queries) => {
    for (const query of queries) expect([query, find(query)[0]]).toEqual([query, id]);
  });

  test.each(
    Object.entries({
      private: ['mot de passe', 'privé'],
      password: ['mot de passe oublié', 'me connecter'],
      close: ['supprimer mon compte', 'suppression du compte'],
      remove: ['effacer un quiz'],
      object: ['contester'],
      takeBack: ['supprimer un message'],
      mean: ['bloquer', 'signaler', 'harcelement'],
      inbox: ['message scellé'],
      offline: ['hors ligne', 'pas de reseau'],
      install: ['installer', "l'appli"],
      share: ['lien', 'partager'],
      score: ['score', 'résultat'],
      board: ['classement'],
      profile: ['photo', 'pseudo'],
      language: ['langue', 'anglais', 'mode sombre'],
      anonymous: ['anonyme'],
      cost: ['gratuit'],
      edit: ['modifier'],
      first: ['modèle'],
      account: ['inscription'],
      lines: ['suicide', 'idées noires'],
    }),
  )('%s: %j', (id, queries) => {
    for (const query of queries) expect([query, cherche(query)[0]]).toEqual([query, id]);
  });
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
