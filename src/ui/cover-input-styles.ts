/**
 * Styles for an invisible radio button or checkbox that covers its whole label, so that taps, focus and screen readers
 * reach the native control. The label must be positioned.
 */
export const COVERING_INPUT = {
  position: 'absolute',
  inset: 0,
  // above texts whose ink is clipped
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
} as const;
