import type { Deletion } from '../deletion.ts';
import { GAMES, QUIZ_TYPES, type QuizType } from '../games/index.ts';
import type { Prompt } from '../prompts.ts';

export type LinkType = (typeof GAMES)[QuizType]['link'] | 'anonymous';
export const LINK_TYPES: readonly LinkType[] = [...QUIZ_TYPES.map((type) => GAMES[type].link), 'anonymous'];

const gameOfLink = (link: LinkType) => Object.values(GAMES).find((game) => game.link === link);
const slugOf = (link: LinkType) => gameOfLink(link)?.slug ?? 'anonymous-messages';
export const LINK_SLUG = Object.fromEntries(LINK_TYPES.map((link) => [link, slugOf(link)])) as Readonly<
  Record<LinkType, string>
>;

/** Returns the section of an address by slug or alias; null for anything else. `messages` means `anonymous`. */
export function sectionOf(segment: string): LinkType | null {
  const wanted = segment.toLowerCase();
  if (wanted === 'messages') return 'anonymous';
  return LINK_TYPES.find((link) => link === wanted || LINK_SLUG[link] === wanted) ?? null;
}

export const quizTypeOf = (link: LinkType): QuizType | null => gameOfLink(link)?.type ?? null;

export interface UserLink {
  type: LinkType;
  linkSlug: string;
  username: string;
}

export const publicPath = {
  profile: (username: string) => `/${username}`,
  quiz: (username: string, quizCode: string) => `/${username}/${quizCode}`,
  section: (username: string, link: LinkType) => `/${username}/${LINK_SLUG[link]}`,
  result: (responseId: string) => `/quiz/results/${responseId}`,
  /** Deletes a submission. The fragment is never sent to a server, so the key reaches no logs. */
  deletion: ({ kind, id, deleteKey }: Deletion) => `/delete#${kind}.${id}.${deleteKey}`,
};

/** Returns an address of a message page, or of its picture, with its kind at the end. */
export const withPrompt = (address: string, prompt: Prompt | null): string =>
  prompt ? `${address}/${prompt}` : address;

export const leadsTo = (
  { owner, formerUsername }: { owner: { username: string }; formerUsername?: string | undefined },
  username: string,
): boolean => username === owner.username || username === formerUsername;
