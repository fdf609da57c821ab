import { leadsTo } from '@domain/profiles/links.ts';
import { isEmbeddable, type QuizLink } from '@domain/quiz/embed.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { isGuest } from '../db/guests.ts';
import { fetchQuiz } from '../db/quizzes.ts';

/**
 * Returns a quiz that other sites may show, after two reads; null for any other, and for a guest's, who stays for days
 * and hasn't asked for readers elsewhere.
 */
export async function findEmbeddable({ username, code }: QuizLink): Promise<Quiz | null> {
  const quiz = await fetchQuiz(code);
  if (!quiz || !isEmbeddable(quiz) || !leadsTo(quiz, username)) return null;
  return (await isGuest(quiz.ownerId)) ? null : quiz;
}
