import { useLocation } from 'react-router-dom';

/** Returns a part of the page's key that changes when a submission is taken back, which resets the page. */
export function useTakenBack(): string {
  const { state } = useLocation();
  return (state as { takenBack?: string } | null)?.takenBack ?? '';
}
