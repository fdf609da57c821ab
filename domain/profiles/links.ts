import type { Deletion } from '../deletion.ts';
import { GAMES, QUIZ_TYPES, type QuizType } from '../games/index.ts';

/** The links every creator has: a list of quizzes for each game, and the message page. */
export type LinkType = (typeof GAMES)[QuizType]['link'] | 'anonymous';
export const LINK_TYPES: readonly LinkType[] = [...QUIZ_TYPES.map((type) => GAMES[type].link), 'anonymous'];

const gameOfLink = (link: LinkType) => Object.values(GAMES).find((game) => game.link === link);
const slugOf = (link: LinkType) => gameOfLink(link)?.slug ?? 'anonymous-messages';
/** The long name of each link in an address (spec section 2). */
export const LINK_SLUG = Object.fromEntries(LINK_TYPES.map((link) => [link, slugOf(link)])) as Readonly<
  Record<LinkType, string>
>;

/** Which section an address names, by long slug or short alias; null for anything else. `messages` is `anonymous`. */
export function sectionOf(segment: string): LinkType | null {
  const wanted = segment.toLowerCase();
  if (wanted === 'messages') return 'anonymous';
  return LINK_TYPES.find((link) => link === wanted || LINK_SLUG[link] === wanted) ?? null;
}

/** Returns the quiz type a section lists; null for the message section. */
export const quizTypeOf = (link: LinkType): QuizType | null => gameOfLink(link)?.type ?? null;

export interface UserLink {
  type: LinkType;
  linkSlug: string;
  username: string;
}

/** Paths of the public pages; the caller puts the origin before them. */
export const publicPath = {
  profile: (username: string) => `/${username}`,
  quiz: (username: string, quizCode: string) => `/${username}/${quizCode}`,
  section: (username: string, link: LinkType) => `/${username}/${LINK_SLUG[link]}`,
  result: (responseId: string) => `/quiz/results/${responseId}`,
  /** What deletes a submission. What follows the # is sent to no server, so the key gets into nobody's logs. */
  deletion: ({ kind, id, deleteKey }: Deletion) => `/delete#${kind}.${id}.${deleteKey}`,
};
