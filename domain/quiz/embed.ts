import * as z from 'zod/mini';
import { isPossibleUsername, isQuizCode } from '../ids.ts';
import { tidyPath } from '../profiles/tidy-path.ts';
import type { Quiz } from './quiz.ts';
import { isHidden } from './visibility.ts';

export const EMBED_SIZE = { width: 480, height: 270 };

export const embedPath = (username: string, code: string): string => `/embed/${username}/${code}`;

/** Whether other sites may show a quiz, judging by the quiz alone: nobody asks how old their readers are. */
export const isEmbeddable = (quiz: Quiz): boolean =>
  quiz.isPublic && quiz.isClosed !== true && quiz.category !== 'spicy' && !isHidden(quiz);

export interface QuizLink {
  username: string;
  code: string;
}

export function quizLinkIn(path: string): QuizLink | null {
  const [, username = '', code = '', ...more] = tidyPath(path).split('/');
  return more.length === 0 && isPossibleUsername(username) && isQuizCode(code) ? { username, code } : null;
}

/** The answer to `GET /api/oembed`: oembed.com. */
export const OEMBED_OUTPUT = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  author_name: z.string(),
  author_url: z.string(),
  provider_name: z.literal('WhoKnows'),
  provider_url: z.string(),
  cache_age: z.number(),
  html: z.string(),
  width: z.number(),
  height: z.number(),
});
export type OEmbed = z.infer<typeof OEMBED_OUTPUT>;
