import { type FocusEvent, useState } from 'react';

/** Returns whether somebody points at an element or has the focus in it; put `hold` on the element. */
export function useHold() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const hold = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setIsFocused(currentTarget.contains(relatedTarget)),
  };
  return { isHeld: isHovered || isFocused, hold };
}
