import { useEffect, useRef } from 'react';
import { focusOn } from '../../lib/step-heading.ts';

/**
 * Focuses the page's heading on every new step. Not on the first, which has the focus already unless other code showed
 * one before it (`isFirst`), nor for null: a step that handles it itself.
 */
export function useHeadingFocus(step: string | null, isFirst = true): void {
  const shown = useRef(isFirst ? step : null);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = step === null ? null : document.querySelector<HTMLElement>('main h1');
    if (heading) focusOn(heading, false);
  }, [step]);
}
