import type { Plays, Profile } from '@domain/profiles/profile.ts';
import { useSession } from '../../../session/state.ts';

/** How often all quizzes of the signed-in creator were played, private ones included; the profile tells of public ones alone. */
export const usePlays = ({ stats }: Profile): Plays => useSession(({ account }) => account?.played) ?? stats;
