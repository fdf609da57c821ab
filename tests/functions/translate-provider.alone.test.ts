import { randomUUID } from 'node:crypto';
import type { DraftOf } from '@domain/games/drafts.ts';
import { TRANSLATION_BUDGET } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import type { TranslateInput } from '@domain/translation/translation.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { translateContent } from '../../functions/src/handlers/translate-content.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { db, signingKey } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { savedAs } from './support/inputs.ts';
import { makeCreator, saveNew } from './support/people.ts';
import { called, posted } from './support/requests.ts';
import { shout, startTranslator, type TranslatorAnswer } from './support/translator.ts';

// the functions under test ask no provider, so this calls their handler itself, with a stand-in for Google's
// (functions/src/services/translation-google.test.ts holds the request against Google's)
let answer: TranslatorAnswer;
let asked: string[][];
const translator = await startTranslator((response, contents) => {
  asked.push(contents);
  answer(response, contents);
});
for (const [name, value] of Object.entries(translator.settings)) process.env[name] = value;
beforeEach(() => {
  [answer, asked] = [shout, []];
});
afterAll(translator.stop);

const keys = createKeys(signingKey());
/** A text that nobody has translated yet. */
const someText = () => `Which tree is ${randomUUID()}?`;

const questionsOf = (texts: readonly string[]) =>
  texts.map((question, n) => ({ id: `q${n}`, question, options: ['Oak', 'Ash', 'Elm', 'Yew'], correctAnswer: 0 }));

async function makeQuizOf(texts: readonly string[], change: Partial<DraftOf<'know-me'>> = {}) {
  const creator = await makeCreator();
  const draft = makeDraft('know-me', { questions: questionsOf(texts), ...change });
  return { creator, quizId: (await saveNew(creator, draft)).quizId };
}

interface Asker extends Partial<Pick<TranslateInput, 'context' | 'targetLanguage'>> {
  quizId?: string;
  pass?: string;
}
const translate = async (asker: Asker, ...text: string[]) => {
  const input = { text, targetLanguage: 'fr', context: 'question', ...asker } as const;
  return (await translateContent(input, { now: Date.now(), keys, site: randomUUID() })).translatedText;
};
const shouted = (...texts: string[]) => texts.map((text) => text.toUpperCase());

it("a provider's translation is stored, and not bought again", async () => {
  const [one, two] = [someText(), someText()];
  const { quizId } = await makeQuizOf([one, two]);
  expect(await translate({ quizId }, one, two, one)).toEqual(shouted(one, two, one));
  expect(await translate({ quizId }, two)).toEqual(shouted(two));
  expect(asked).toEqual([[one, two]]);
  // another role or language is another translation
  await translate({ quizId, context: 'answer' }, two);
  await translate({ quizId, targetLanguage: 'en' }, two);
  expect(asked).toEqual([[one, two], [two], [two]]);
});

it('translations belong to their quiz: they reveal nothing about other quizzes, and an edit deletes unused ones', async () => {
  const [one, two] = [someText(), someText()];
  const { quizId, creator } = await makeQuizOf([one, two], { isPublic: false, password: 'a password' });
  const { pass } = await posted('unlock-quiz', { quizId, password: 'a password' });
  await translate({ quizId, pass }, one);
  expect(await translate({}, one)).toEqual([one]);
  expect(await translate({ quizId }, one)).toEqual([one]);
  const other = await makeQuizOf([two]);
  expect(await translate({ quizId: other.quizId }, one)).toEqual([one]);
  const draft = makeDraft('know-me', { isPublic: false, questions: questionsOf([two]) });
  await called('saveQuiz', savedAs(draft, quizId, 1), creator.token);
  await translate({ quizId, pass }, two);
  const kept = await db().doc(paths.quizTranslations(quizId, 'fr')).get();
  expect(Object.values(kept.get('texts'))).toEqual(shouted(two));
});

it('a removed quiz has no translations', async () => {
  const text = someText();
  const { quizId } = await makeQuizOf([text]);
  await translate({ quizId }, text);
  await patch(paths.quiz(quizId), { isRemoved: true });
  expect(await translate({ quizId }, text)).toEqual([text]);
});

it.each<[string, TranslatorAnswer]>([
  ['refuses', (response) => response.writeHead(403).end('{"error":"no"}')],
  ['does not answer', () => undefined],
])('where the provider %s, a text comes back unchanged, and is requested again later', async (_, failing) => {
  answer = failing;
  const text = someText();
  const { quizId } = await makeQuizOf([text]);
  expect(await translate({ quizId }, text)).toEqual([text]);
  answer = shout;
  expect(await translate({ quizId }, text)).toEqual(shouted(text));
});

describe('the provider receives', () => {
  it('texts of the quiz, and no others', async () => {
    const [text, foreign] = [someText(), someText()];
    const { quizId } = await makeQuizOf([text]);
    expect(await translate({}, text)).toEqual([text]);
    expect(await translate({ quizId: 'zzzzzzzz' }, text)).toEqual([text]);
    expect(await translate({ quizId }, foreign, text)).toEqual([foreign, ...shouted(text)]);
    expect(asked).toEqual([[text]]);
  });

  it('texts of a private quiz only with the pass', async () => {
    const text = someText();
    const { quizId } = await makeQuizOf([text], { isPublic: false, password: 'a password' });
    expect(await translate({ quizId }, text)).toEqual([text]);
    expect(await translate({ quizId, pass: 'x.y' }, text)).toEqual([text]);
    const { pass } = await posted('unlock-quiz', { quizId, password: 'a password' });
    expect(await translate({ quizId, pass }, text)).toEqual(shouted(text));
    expect(asked).toEqual([[text]]);
  });

  it('a limited number of characters a day per creator', async () => {
    const [one, two] = [someText(), someText()];
    const { quizId, creator } = await makeQuizOf([one, two]);
    const budget = db().doc(paths.rateLimit(keys.sign('rate-limit', 'translation', creator.uid).toString('hex')));
    const { tries: characters, windowS } = TRANSLATION_BUDGET.ofOne;
    const expiresAt = Timestamp.fromMillis(Date.now() + windowS * 1000);
    await budget.set({ tries: characters - one.length, expiresAt });
    expect(await translate({ quizId }, one)).toEqual(shouted(one));
    expect(await translate({ quizId }, two)).toEqual([two]);
    expect((await budget.get()).get('tries')).toBe(characters);
    const other = someText();
    const { quizId: theirs } = await makeQuizOf([other]);
    expect(await translate({ quizId: theirs }, other)).toEqual(shouted(other));
    expect(asked).toEqual([[one], [other]]);
  });
});
