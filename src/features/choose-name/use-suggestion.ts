import { usernameCandidate } from '@domain/profiles/new-username.ts';
import { isBlankText } from '@domain/typed-text.ts';
import { useCallback, useMemo, useState } from 'react';

/** A username to suggest for a name, and the way to another one; empty where there is no name. */
export function useSuggestion(name: string) {
  const [attempt, setAttempt] = useState(0);
  const username = useMemo(
    () => (isBlankText(name) ? '' : usernameCandidate(name, attempt, Math.random)),
    [name, attempt],
  );
  const next = useCallback(() => setAttempt((n) => n + 1), []);
  return { username, next };
}
