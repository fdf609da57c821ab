import { randomUUID } from 'node:crypto';
import type { AgeGroup } from '../../domain/profiles/age.ts';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import { makeDraft } from '../../domain/testing/make-quiz.ts';
import { type Client, saveDraft, signUp, type Target } from '../../scripts/seed/client.ts';
import { DEMO_QUIZZES } from '../../scripts/seed/demo-data.ts';

const portOf = (variable: string) => Number(process.env[variable]?.split(':')[1]);

/** The backend that scripts/tasks/test.ts has started. */
export const target: Target = {
  authPort: portOf('FIREBASE_AUTH_EMULATOR_HOST'),
  functionsPort: portOf('FUNCTIONS_EMULATOR_HOST'),
};

export interface Creator extends Client {
  name: string;
  email: string;
  password: string;
  username: string;
}

/** Somebody whom no other test knows. The name is letters only, so that it gives the username. */
export function somebody(): { name: string; email: string; password: string; username: string } {
  const letters = randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    .slice(0, 12);
  return {
    name: `Zoe ${letters}`,
    email: `${letters}.${Date.now()}@example.com`,
    password: 'long-enough-7',
    username: `zoe${letters}`,
  };
}

/** A creator made past the screens, for tests that are about something else. */
export async function makeCreator(ageGroup: AgeGroup = '18+'): Promise<Creator> {
  const person = somebody();
  return { ...person, ...(await signUp(target, { ...person, ageGroup })) };
}

/** Saves a quiz for a creator. Returns its draft and code. */
export async function makeQuiz(
  creator: Creator,
  type: QuizDraft['type'],
  change: Partial<Pick<QuizDraft, 'isPublic' | 'password' | 'title' | 'category' | 'questions'>> = {},
) {
  const written = DEMO_QUIZZES.find((one) => one.type === type) ?? makeDraft(type);
  const draft = { ...written, isPublic: true, password: '', ...change } as QuizDraft;
  const { quizId, revision } = await saveDraft(creator, draft);
  return { draft, quizId, revision, path: `/${creator.username}/${quizId}` };
}
