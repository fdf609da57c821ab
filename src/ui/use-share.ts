import type { ShareSubject } from '../lib/share-subject.ts';
import { useOpened } from './use-opened.ts';

/** Returns what opens the sheet with all ways to share a link (src/app/lazy-share.tsx shows it). */
export function useShare(): (subject: ShareSubject) => void {
  const { open } = useOpened('share');
  return (subject) => open(JSON.stringify(subject));
}
