import { useLocation } from '../lib/router/index.ts';
import { NotFound } from '../ui/not-found.tsx';

/** The page of every unknown address. A page that redirects here may give a reason in `location.state.reason`. */
export function NotFoundPage() {
  const reason: unknown = useLocation().state?.['reason'];
  return <NotFound reason={typeof reason === 'string' ? reason : undefined} />;
}
