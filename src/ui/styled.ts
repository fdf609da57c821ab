import emotionStyled from '@emotion/styled';

/**
 * Styles the shared parts and the visitors' pages with plain emotion and the design's CSS variables. MUI's own `styled`
 * includes its theme: 30 kB that no visitor needs before the first question.
 */
export const styled = emotionStyled;
export { keyframes } from '@emotion/react';

/** Media queries for MUI's breakpoints. */
export const BELOW_SM = '@media (max-width: 599.95px)';
export const FROM_SM = '@media (min-width: 600px)';
export const FROM_MD = '@media (min-width: 900px)';
/** Prefix of rules for the dark scheme: the class is on the document's root. */
export const DARK = '.dark &';

/**
 * Returns options for `styled` that keep a component's own props off the element. They must include `as`, or emotion
 * passes it to the element instead of changing it.
 */
export const withoutProps = (...names: string[]) => ({
  shouldForwardProp: (name: string) => name !== 'as' && !names.includes(name),
});
