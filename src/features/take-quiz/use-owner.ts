import { type FoundProfile, fetchProfileByUsername } from '../../data/public-profiles.ts';
import { readKeys } from '../../data/read-keys.ts';
import { useLoad } from '../../lib/use-load.ts';

/** Returns the creator in the address of an unreadable quiz; null until known, or when there is none. */
export function useOwner(username: string): FoundProfile | null {
  const { state } = useLoad<FoundProfile | null>(readKeys.profile(username), (update, given) =>
    fetchProfileByUsername(username, update, given),
  );
  return state.status === 'ready' ? state.value : null;
}
