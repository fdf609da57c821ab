import type { Plays, Profile } from '@domain/profiles/profile.ts';
import { useSession } from '../../../session/state.ts';

/**
 * Returns how often all of the creator's quizzes were played, private ones included; the profile counts only public
 * ones.
 */
export const usePlays = ({ stats }: Profile): Plays => useSession(({ account }) => account?.played) ?? stats;
