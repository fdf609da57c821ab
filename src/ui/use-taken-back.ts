import { useLocation } from 'react-router-dom';

/** Part of a page's key: it begins anew when something that was handed in on it has been taken back. */
export function useTakenBack(): string {
  const { state } = useLocation();
  return (state as { takenBack?: string } | null)?.takenBack ?? '';
}
