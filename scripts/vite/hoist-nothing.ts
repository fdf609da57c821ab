/** Replaces hoist-non-react-statics, which emotion imports for `withTheme` alone. Throws, to prevent its use. */
export default function hoistNothing(): never {
  throw new Error('`withTheme` is left out of this build; call `useTheme`.');
}
