/** For MUI's `styled` around a part of ours: hands `as` on, by which MUI would replace the part. */
export const HANDS_AS_ON = { shouldForwardProp: () => true };
