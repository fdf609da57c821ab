import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns the ref of a button that is replaced by what it opens: it regains the focus when that is closed. */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // before anything else happens: meanwhile the page has the focus, and a dialog doesn't hear Escape
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}

/** Returns the ref of a dialog that is open while mounted; on unmount the focus returns to its opener. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
