type Pressed = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>;

/** Safari's Enter that confirms a word comes after the composition, and only this code says whose it is. */
const OF_INPUT_METHOD = 229;

/** Returns an event's key; empty when it is an input method's, with which a Japanese word is written. */
export function pressedKey(event: Pressed | { nativeEvent: Pressed }): string {
  const { key, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === OF_INPUT_METHOD ? '' : key;
}
