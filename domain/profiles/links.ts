import type { Deletion } from '../deletion.ts';
import { QUIZ_CODE_LENGTH } from '../limits.ts';
import type { QuizType } from '../quiz/quiz.ts';

/** The four links every creator has: three lists of quizzes and the message page. */
export const LINK_TYPES = ['truth', 'howwell', 'never', 'anonymous'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** Spec section 2: the long name of each link in an address. */
export const LINK_SLUG: Readonly<Record<LinkType, string>> = {
  truth: 'two-truths-and-a-lie',
  howwell: 'how-well-do-you-know-me',
  never: 'never-have-i-ever',
  anonymous: 'anonymous-messages',
};

const QUIZ_TYPE_OF_LINK: Readonly<Partial<Record<LinkType, QuizType>>> = {
  truth: 'two-truths',
  howwell: 'know-me',
  never: 'never-have-i-ever',
};

/** Which section an address names, by long slug or short alias; null for anything else. `messages` is `anonymous`. */
export function sectionOf(segment: string): LinkType | null {
  const wanted = segment.toLowerCase();
  if (wanted === 'messages') return 'anonymous';
  return LINK_TYPES.find((type) => type === wanted || LINK_SLUG[type] === wanted) ?? null;
}

/** The quiz type a section lists; null for the message section. */
export function quizTypeOf(link: LinkType): QuizType | null {
  return QUIZ_TYPE_OF_LINK[link] ?? null;
}

/**
 * Whether a segment that names no section cannot be a quiz code either, however it was typed: such an address was meant
 * for a section. A short one may be a code with a wrong letter.
 */
export const looksLikeSection = (segment: string): boolean =>
  segment.includes('-') || segment.length > QUIZ_CODE_LENGTH;

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
