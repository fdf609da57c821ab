import type { DraftQuestion, QuizDraft } from './draft.ts';
import type { Question, QuizKey } from './quiz.ts';

/** Randomness and hashing, given by the caller: the domain has neither. */
export interface Sealing {
  salt(): string;
  /** SHA-256 in lower-case hex of the UTF-8 text. */
  sha256(text: string): Promise<string>;
  /** A uniformly random order of the items. */
  shuffle<T>(items: readonly T[]): T[];
}

/** The text whose digest a question carries. The salt is fixed in length, so no two pairs share a text. */
export const sealedText = (salt: string, answer: string) => `${salt}\n${answer}`;

/** Whether `answer` is the one a sealed question was made with. Resolves in the browser and on the server alike. */
export async function matchesSeal(
  question: { salt: string; digest: string },
  answer: string,
  sha256: Sealing['sha256'],
): Promise<boolean> {
  return (await sha256(sealedText(question.salt, answer))) === question.digest;
}

type KeyEntry = QuizKey['questions'][number];

async function publishQuestion(draft: DraftQuestion, sealing: Sealing): Promise<[Question, KeyEntry]> {
  const { id } = draft;
  if ('options' in draft) {
    const { question, options } = draft;
    // a know-me payload holds no key material at all, not even a digest
    return [
      { id, question, options },
      { id, prompt: question, options, correct: options[draft.correctAnswer ?? -1] ?? '' },
    ];
  }
  const correct = 'lie' in draft ? draft.lie : draft.answer;
  const salt = sealing.salt();
  const seal = { salt, digest: await sealing.sha256(sealedText(salt, correct)) };
  if ('lie' in draft) {
    const statements = sealing.shuffle([draft.truth1, draft.truth2, draft.lie]);
    return [
      { id, statements, ...seal },
      { id, prompt: '', options: statements, correct },
    ];
  }
  return [
    { id, statement: draft.statement, ...seal },
    { id, prompt: draft.statement, options: [], correct },
  ];
}

/** Splits a draft that has no problems into what a visitor may read and the key that only the owner and the server see. */
export async function publishDraft(
  draft: QuizDraft,
  revision: number,
  sealing: Sealing,
): Promise<{ questions: Question[]; key: QuizKey }> {
  const pairs = await Promise.all(draft.questions.map((question) => publishQuestion(question, sealing)));
  return {
    questions: pairs.map(([question]) => question),
    key: { revision, type: draft.type, questions: pairs.map(([, entry]) => entry) },
  };
}
