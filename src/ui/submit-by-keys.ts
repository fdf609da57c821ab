import type { KeyboardEvent } from 'react';

/** For a form's onKeyDown: Ctrl+Enter or Cmd+Enter submits it, wherever in it the focus is. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
