import type { KeyboardEvent } from 'react';

/** Submits a form on Ctrl+Enter or Cmd+Enter, wherever its focus is. For a form's onKeyDown. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
