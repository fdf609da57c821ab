import { TYPING_PAUSE_MS } from '@domain/limits.ts';
import { findUsernameProblem } from '@domain/profiles/new-username.ts';
import { useLoad } from './use-load.ts';
import { useDebounced } from './use-settled.ts';

/** `unasked`: not available anyway. `unknown`: no answer; saving will show. */
export type Availability = 'unasked' | 'checking' | 'free' | 'taken' | 'unknown';

/** Returns whether a username is available; asks when typing pauses, and again when the network is back. */
export function useAvailability(username: string, isFree: (username: string) => Promise<boolean>): Availability {
  const settled = useDebounced(username, TYPING_PAUSE_MS);
  const isSound = findUsernameProblem(username) === null;
  const ask = async (): Promise<Availability> => {
    if (findUsernameProblem(settled) !== null) return 'unasked';
    return (await isFree(settled)) ? 'free' : 'taken';
  };
  const { state } = useLoad(`username:${settled}`, ask);
  if (!isSound) return 'unasked';
  if (settled !== username || state.status === 'loading') return 'checking';
  if (state.status === 'failed') return 'unknown';
  return state.value;
}
