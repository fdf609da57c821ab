import type { AnswerDigest } from '../games/game.ts';
import type { Publishing } from '../games/game-draft.ts';
import { textToDigest } from './answer-digest.ts';
import { draftsOf, type QuizDraft } from './draft.ts';
import type { Question, QuizKey } from './quiz.ts';

export interface AnswerHashing extends Pick<Publishing, 'shuffle'> {
  salt(): string;
  /** SHA-256 in lower-case hex of the UTF-8 text. */
  sha256(text: string): Promise<string>;
}

/** Splits a draft without problems into the public quiz and the key that only the owner and the server see. */
export async function publishDraft(
  draft: QuizDraft,
  revision: number,
  { salt, sha256, shuffle }: AnswerHashing,
): Promise<{ questions: Question[]; key: QuizKey }> {
  const digest = async (correct: string): Promise<AnswerDigest> => {
    const own = salt();
    return { salt: own, digest: await sha256(textToDigest(own, correct)) };
  };
  const { publish } = draftsOf(draft.type);
  const published = await Promise.all(draft.questions.map((item) => publish(item, { shuffle, digest })));
  return {
    questions: published.map(({ question }) => question),
    key: {
      revision,
      type: draft.type,
      questions: published.map(({ question, key }) => ({ id: question.id, ...key })),
    },
  };
}
