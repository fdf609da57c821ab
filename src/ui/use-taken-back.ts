import { useLocation } from '../lib/router/router.tsx';

/** Returns a part of the page's key that changes when a submission is taken back, which resets the page. */
export function useTakenBack(): string {
  const { state } = useLocation();
  return (state as { takenBack?: string } | null)?.takenBack ?? '';
}
