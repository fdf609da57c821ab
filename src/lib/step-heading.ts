import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to what isn't typed into, so that a screen reader starts there. */
export function focusOn(element: HTMLElement, preventScroll = true): void {
  element.tabIndex = -1;
  element.focus({ preventScroll });
}

/**
 * Returns the ref of the heading of a step that takes the place of another without a change of page. It takes the focus
 * when it comes, so that it is read out; `show` brings the step into view, at the page's top if left out.
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
