import { randomUUID } from 'node:crypto';
import { TRANSLATION_BUDGET } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { translateContent } from '../../functions/src/handlers/translate-content.ts';
import { writeAll } from './support/backend.ts';
import { makeCreator, saveNew } from './support/people.ts';
import { contextOf } from './support/second-instance.ts';
import { startTranslator } from './support/translator.ts';

it('one network has a share of the day, whoever made the quizzes, and leaves the rest to others', async () => {
  const translator = await startTranslator();
  for (const [name, value] of Object.entries(translator.settings)) vi.stubEnv(name, value);
  const [network, question] = [randomUUID(), `Which tree is ${randomUUID()}?`];
  const options = ['Oak', 'Ash', 'Elm', 'Yew'];
  const draft = makeDraft('know-me', { questions: [{ id: 'q1', question, options, correctAnswer: 0 }] });
  const { quizId } = await saveNew(await makeCreator(), draft);
  const askFrom = async (site: string) => {
    const asked = { text: question, targetLanguage: 'fr', context: 'question', quizId } as const;
    return (await translateContent(asked, { ...contextOf(randomUUID()), site })).translatedText;
  };
  const { keys } = contextOf(network);
  const share = paths.rateLimit(keys.sign('rate-limit', 'translation', 'for', network).toString('hex'));
  const { tries, windowS } = TRANSLATION_BUDGET.ofOne;
  await writeAll({ [share]: { tries, expiresAt: Timestamp.fromMillis(Date.now() + windowS * 1000) } });
  expect(await askFrom(network)).toBe(question);
  expect(await askFrom(randomUUID())).toBe(question.toUpperCase());
  expect(50 * tries).toBeLessThanOrEqual(TRANSLATION_BUDGET.ofAll.tries);
  translator.stop();
  vi.unstubAllEnvs();
});
