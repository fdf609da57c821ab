import { saveDraft, sendMessage, signUp, type Target, takeQuiz } from './client.ts';
import { DEMO, DEMO_MESSAGES, DEMO_QUIZZES, DEMO_RESPONSES } from './demo-data.ts';

/** Fills an empty backend with the demo creator, quizzes, responses and messages. Returns their ids. */
export async function seed(target: Target): Promise<{ quizIds: string[]; responseIds: string[] }> {
  const maya = await signUp(target, DEMO);
  const quizzes = [];
  for (const draft of DEMO_QUIZZES) quizzes.push({ draft, saved: await saveDraft(maya, draft) });
  const responseIds = [];
  for (const { quiz, name, right } of DEMO_RESPONSES) {
    const { draft, saved } = quizzes[quiz] ?? {};
    if (draft && saved) responseIds.push((await takeQuiz(target, saved, draft, { name, right })).id);
  }
  for (const message of DEMO_MESSAGES) await sendMessage(target, maya.uid, message);
  return { quizIds: quizzes.map(({ saved }) => saved.quizId), responseIds };
}
