import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../stores/session-state.ts';
import { forgetForm } from './use-kept-form.ts';

function Leave({ to }: { to: string }) {
  useEffect(() => {
    forgetForm();
  }, []);
  return <Navigate to={to} replace />;
}

/** Leaves this page as soon as somebody is signed in, whichever way that came about. */
export function RedirectSignedIn({ to }: { to: string }) {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  return isSignedIn ? <Leave to={to} /> : null;
}
