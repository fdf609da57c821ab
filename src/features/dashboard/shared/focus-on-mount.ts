/**
 * A ref for what a "show more" button brings: the focus goes on from where the button was. One function for all renders,
 * so that React calls it once, when the element appears, and not at every change of a live page.
 */
export const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
