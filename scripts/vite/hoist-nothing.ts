/**
 * Replaces hoist-non-react-statics, which emotion imports for `withTheme` alone. Throws, so that nobody starts to use
 * that.
 */
export default function hoistNothing(): never {
  throw new Error('`withTheme` is left out of this build; call `useTheme`.');
}
