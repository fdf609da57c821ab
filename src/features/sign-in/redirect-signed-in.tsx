import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../stores/session.ts';

/** Where the person was going when the guard sent them here; the dashboard otherwise. Only paths of this app. */
function destinationOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/dashboard';
}

/** Leaves this page as soon as somebody is signed in, whichever way that came about. */
export function RedirectSignedIn() {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const { state } = useLocation();
  return isSignedIn ? <Navigate to={destinationOf(state)} replace /> : null;
}
