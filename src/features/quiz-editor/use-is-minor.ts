import { isAdult } from '@domain/profiles/age.ts';
import { now } from '../../lib/clock.ts';
import { useSession } from '../../session/state.ts';

/** Returns whether the signed-in person is a minor, for whom there is one list. */
export function useIsMinor(): boolean {
  const account = useSession((state) => state.account);
  return account !== null && !isAdult(account, now());
}
