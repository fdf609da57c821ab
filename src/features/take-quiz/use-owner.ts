import type { Profile } from '@domain/profiles/profile.ts';
import { fetchProfileByUsername } from '../../data/public-profiles.ts';
import { useLoad } from '../../lib/use-load.ts';

/** Returns the creator in the address of an unreadable quiz; null until known, or when there is none. */
export function useOwner(username: string): Profile | null {
  const { state } = useLoad(`owner:${username}`, () => fetchProfileByUsername(username));
  return state.status === 'ready' ? state.value : null;
}
