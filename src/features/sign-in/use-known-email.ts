import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '../../lib/router/router.tsx';

const emailIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : null;

/** Returns the email that the page before this one knew; only once, so that a reload keeps what was typed since. */
export function useKnownEmail(): string | null {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const email = emailIn(state);
  const forget = useEffectEvent(() => void navigate({ search }, { replace: true, state: { ...state, email: null } }));
  useEffect(() => {
    if (email !== null) forget();
  }, [email]);
  return email;
}
