import { type RefObject, useLayoutEffect, useRef } from 'react';

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
