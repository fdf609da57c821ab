import { usernameCandidate } from '@domain/profiles/new-username.ts';
import { isBlankText } from '@domain/typed-text.ts';
import { useCallback, useMemo, useState } from 'react';

/** Returns a username suggestion for a name, and a function for another one; empty without a name. */
export function useSuggestion(name: string) {
  const [attempt, setAttempt] = useState(0);
  const username = useMemo(
    () => (isBlankText(name) ? '' : usernameCandidate(name, attempt, Math.random)),
    [name, attempt],
  );
  const next = useCallback(() => setAttempt((n) => n + 1), []);
  return { username, next };
}
