import { useEffect } from 'react';
import { useNavigate } from '../lib/router/router.tsx';
import { NotFound } from './not-found.tsx';

/** Shows that something doesn't exist, and leads to the page that shows the same (`to`). */
export function ToNotFound({ to, reason }: { to: string; reason: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true, state: { reason } }), [navigate, to, reason]);
  return <NotFound reason={reason} />;
}
