import { type Circle, circlePath } from '@domain/circle/circle.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { href } from '../../config/href.ts';
import type { CacheEntry } from '../../data/read-cache-store.ts';
import type { Keys } from '../../lib/delete-keys.ts';

/** Something that was opened, played or sent on this device. */
export interface RecentLink {
  kind: 'result' | 'quiz' | 'page' | 'circle' | 'message';
  path: string;
  /** The quiz's title, else the person's or the circle's name. */
  title: string;
}
type Dated = RecentLink & { at: number };

const LINKS_MAX = 4;
const QUIZ = /^quizzes\/[^/]+$/;
const CIRCLE = /^circles\/[^/]+$/;
const RESULT = /^responses\/[^/]+$/;

function linksOf(reads: readonly CacheEntry[]): Dated[] {
  const results = reads.flatMap(({ name, answer, keptAt: at }) =>
    RESULT.test(name) ? [{ ...(answer as QuizResponse), at }] : [],
  );
  const played = new Set(results.map(({ quiz }) => quiz.id));
  const opened = reads.flatMap(({ name, answer, keptAt: at }): Dated[] => {
    if (QUIZ.test(name)) {
      const { id, title, owner } = answer as Quiz;
      return played.has(id) ? [] : [{ kind: 'quiz', path: publicPath.quiz(owner.username, id), title, at }];
    }
    if (CIRCLE.test(name)) {
      const { id, name: title } = answer as Circle;
      return title ? [{ kind: 'circle', path: circlePath(id), title, at }] : [];
    }
    if (!name.startsWith('profile:')) return [];
    const { username, name: title } = answer as Profile;
    return [{ kind: 'page', path: publicPath.profile(username), title, at }];
  });
  return [
    ...opened,
    ...results.map(
      ({ id, quiz, at }): Dated => ({ kind: 'result', path: publicPath.result(id), title: quiz.title, at }),
    ),
  ];
}

/**
 * Returns what was opened, played and sent here last, the newest first: for a played quiz, its result only. `keys`
 * belong to what was sent.
 */
export function recentLinks(reads: readonly CacheEntry[], keys: Keys): RecentLink[] {
  const messages = Object.entries(keys).flatMap(([id, [, at, , to]]): Dated[] =>
    to === undefined ? [] : [{ kind: 'message', path: href.page('sent', `message.${id}`), title: to, at }],
  );
  return [...linksOf(reads), ...messages]
    .sort((a, b) => b.at - a.at)
    .slice(0, LINKS_MAX)
    .map(({ at: _, ...link }) => link);
}
