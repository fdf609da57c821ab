import { useEffect, useRef } from 'react';

/** Moves the focus to the page's heading, so that a screen reader starts there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/**
 * Focuses the page's heading whenever another step is shown. Not for the first one, which has the focus already, nor for
 * null: a step that takes it by itself.
 */
export function useHeadingFocus(step: string | null): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step !== null) focusHeading();
  }, [step]);
}
