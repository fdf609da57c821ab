import { useEffect, useRef } from 'react';
import { focusOn } from '../../lib/step-heading.ts';

/**
 * Focuses the page's heading whenever another step is shown. Not for the first one, which has the focus already, nor for
 * null: a step that takes it by itself.
 */
export function useHeadingFocus(step: string | null): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = step === null ? null : document.querySelector<HTMLElement>('main h1');
    if (heading) focusOn(heading, false);
  }, [step]);
}
