import * as z from 'zod/mini';
import type { Quiz } from './quiz.ts';
import { isHidden } from './visibility.ts';

export const quizOrder = z.object({ codes: z.array(z.string()) });

export function readQuizOrder(stored: unknown): string[] {
  const result = z.safeParse(quizOrder, stored);
  return result.success ? result.data.codes : [];
}

interface Listed {
  readonly id: string;
}

/** Returns quizzes, given newest first, as their creator arranged them. One that isn't in the order comes before it. */
export function arrange<T extends Listed>(newestFirst: readonly T[], codes: readonly string[]): T[] {
  const byCode = new Map(newestFirst.map((quiz) => [quiz.id, quiz]));
  const arranged = [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
  const isArranged = new Set<T>(arranged);
  return [...newestFirst.filter((quiz) => !isArranged.has(quiz)), ...arranged];
}

type Own = Listed & Pick<Quiz, 'isPublic' | 'isClosed' | 'isSuspended' | 'isRemoved'>;

export const isListed = (quiz: Omit<Own, 'id'>): boolean => quiz.isPublic && quiz.isClosed !== true && !isHidden(quiz);

/** Returns a creator's own quizzes, given newest first: the listed ones as arranged, the others where their age puts them. */
export function arrangeOwn<T extends Own>(newestFirst: readonly T[], codes: readonly string[]): T[] {
  const listed = arrange(newestFirst.filter(isListed), codes).values();
  return newestFirst.map((quiz) => (isListed(quiz) ? (listed.next().value ?? quiz) : quiz));
}

export type Move = 'up' | 'down' | 'top';

export function moved(codes: readonly string[], code: string, move: Move): string[] {
  const from = codes.indexOf(code);
  const to = { up: from - 1, down: from + 1, top: 0 }[move];
  if (from < 0 || to < 0 || to >= codes.length) return [...codes];
  return codes.toSpliced(from, 1).toSpliced(to, 0, code);
}
