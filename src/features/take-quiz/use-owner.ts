import type { Profile } from '@domain/profiles/profile.ts';
import { fetchProfileByUsername } from '../../data/public-profiles.ts';
import { useLoad } from '../../lib/use-load.ts';

/** The creator behind an address whose quiz cannot be read; null until it is known, and when there is nobody. */
export function useOwner(username: string): Profile | null {
  const { state } = useLoad(`profile:${username}`, () => fetchProfileByUsername(username));
  return state.status === 'ready' ? state.value : null;
}
