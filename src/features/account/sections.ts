import type { Game } from '../../ui/games.ts';

/** The parts of the page, by the name that an address gives them (`/account#privacy`), in their order. */
export const SECTIONS = ['profile', 'sign-in', 'two-step', 'language', 'privacy', 'data', 'delete'] as const;
export type SectionId = (typeof SECTIONS)[number];

export const SECTION_GAMES: Readonly<Record<SectionId, Game>> = {
  profile: 'know-me',
  'sign-in': 'messages',
  'two-step': 'never-have-i-ever',
  language: 'two-truths',
  privacy: 'know-me',
  data: 'messages',
  delete: 'two-truths',
};
