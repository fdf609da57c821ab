import type { Color } from '@domain/palette.ts';

/** The parts of the page in order, by their fragment (`/account#privacy`). */
export const SECTIONS = [
  'profile',
  'sign-in',
  'two-step',
  'language',
  'privacy',
  'notifications',
  'data',
  'delete',
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** Those of a guest: who they are, and how they sign in, comes with an account. */
export const GUEST_SECTIONS: readonly SectionId[] = ['language', 'privacy', 'notifications', 'data', 'delete'];

export const SECTION_COLORS: Readonly<Record<SectionId, Color>> = {
  profile: 'violet',
  'sign-in': 'yellow',
  'two-step': 'teal',
  language: 'coral',
  privacy: 'violet',
  notifications: 'teal',
  data: 'yellow',
  delete: 'coral',
};
