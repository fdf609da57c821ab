/**
 * Focuses what a "show more" button reveals. A stable function, so that React calls it once, on mount, and not on every
 * live update.
 */
export const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
