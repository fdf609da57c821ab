import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a dialog that is open as long as it is there; when it goes, the focus goes back to what opened it. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
