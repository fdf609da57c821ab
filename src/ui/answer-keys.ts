type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** Returns the place of the answer that a key stands for, A to D or 1 to 4, among `count`; null for any other key. */
export function answerOfKey({ key, code, ctrlKey, metaKey, altKey, repeat }: Pressed, count: number): number | null {
  if (ctrlKey || metaKey || altKey || repeat || key.length !== 1) return null;
  // by its place on the keyboard: on a French one the row of digits gives digits only with Shift
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const place = digit === undefined ? 'abcd'.indexOf(key.toLowerCase()) : Number(digit) - 1;
  return place >= 0 && place < count ? place : null;
}
