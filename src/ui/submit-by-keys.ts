import type { KeyboardEvent } from 'react';
import { pressedKey } from '../lib/pressed-key.ts';

/** Submits a form on Ctrl+Enter or Cmd+Enter, wherever its focus is. For a form's onKeyDown. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (pressedKey(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
