import emotionStyled from '@emotion/styled';

/**
 * Styles of the shared parts and of the visitors' pages: emotion by itself, with the design's CSS variables. MUI's own
 * `styled` brings its theme along, which is 30 kB that no visitor needs before the first question.
 */
export const styled = emotionStyled;
export { keyframes } from '@emotion/react';

/** Media queries of the widths at which a layout changes; the same as MUI's breakpoints. */
export const BELOW_SM = '@media (max-width: 599.95px)';
export const FROM_SM = '@media (min-width: 600px)';
export const FROM_MD = '@media (min-width: 900px)';
/** Rules for the dark scheme: the class is on the document's root. */
export const DARK = '.dark &';

/**
 * Options for `styled` that keep a component's own props off the element. `as` has to be among them, or emotion hands
 * it to the element instead of changing it.
 */
export const withoutProps = (...names: string[]) => ({
  shouldForwardProp: (name: string) => name !== 'as' && !names.includes(name),
});
