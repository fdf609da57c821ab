import { useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';

const usePlaces = create<{ places: readonly HTMLElement[] }>(() => ({ places: [] }));

/** Returns where notices show while a dialog is open: in the last that was opened. Null while there is none. */
export const useNoticePlace = (): HTMLElement | null => usePlaces(({ places }) => places.at(-1) ?? null);

/** The place of notices in a modal dialog, which hides everything outside of it from screen readers and taps. */
export function NoticePlace() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    if (!own) return;
    usePlaces.setState(({ places }) => ({ places: [...places, own] }));
    return () => usePlaces.setState(({ places }) => ({ places: places.filter((one) => one !== own) }));
  }, []);
  return <div ref={place} />;
}
