/** For MUI's `styled` around one of our components: forwards the `as` prop, which MUI would consume. */
export const HANDS_AS_ON = { shouldForwardProp: () => true };
