import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to an element that isn't an input, so that a screen reader continues there. */
export function focusOn(element: HTMLElement, preventScroll = true): void {
  element.tabIndex = -1;
  element.focus({ preventScroll });
}

/**
 * Returns the ref of the heading of a step that replaces another on the same page. The heading takes the focus on
 * mount; `show` scrolls the step into view, by default to the page's top.
 */
export function useStepHeading(show = () => scrollTo(0, 0)): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step comes
  useEffect(() => {
    show();
    if (heading.current) focusOn(heading.current);
  }, []);
  return heading;
}

/**
 * Focuses what a "show more" button reveals. A stable function, so that React calls it once, on mount, and not on every
 * live update.
 */
export const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
