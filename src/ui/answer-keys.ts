type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/**
 * Returns the index of the answer for a key (A to D, 1 to 4) among `count`; null for any other key. For use while the
 * question has the focus: WCAG 2.1.4 limits shortcuts of one character.
 */
export function answerOfKey({ key, code, ctrlKey, metaKey, altKey, repeat }: Pressed, count: number): number | null {
  if (ctrlKey || metaKey || altKey || repeat || key.length !== 1) return null;
  // by physical key: a French keyboard types digits only with Shift
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const place = digit === undefined ? 'abcd'.indexOf(key.toLowerCase()) : Number(digit) - 1;
  return place >= 0 && place < count ? place : null;
}
