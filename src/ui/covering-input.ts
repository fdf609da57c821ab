/**
 * For a radio button or checkbox within a label that looks like something else: it lies over the whole label, unseen, so
 * that tap, focus and screen reader find the browser's own control where the label is. The label must be positioned.
 */
export const COVERING_INPUT = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
} as const;
