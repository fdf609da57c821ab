import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

let places: readonly HTMLElement[] = [];
const followers = new Set<() => void>();
function setPlaces(next: readonly HTMLElement[]): void {
  places = next;
  for (const follow of followers) follow();
}
function subscribe(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}
const lastPlace = () => places.at(-1) ?? null;

/** Returns where notices show while a dialog is open: in the last that was opened. Null while there is none. */
export const useNoticePlace = (): HTMLElement | null => useSyncExternalStore(subscribe, lastPlace, () => null);

/** The place of notices in a modal dialog, which hides everything outside of it from screen readers and taps. */
export function NoticePlace() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    if (!own) return;
    setPlaces([...places, own]);
    return () => setPlaces(places.filter((one) => one !== own));
  }, []);
  return <div ref={place} />;
}
