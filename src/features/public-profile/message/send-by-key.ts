import type { KeyboardEvent } from 'react';

/** Submits the form on Ctrl+Enter or Cmd+Enter, where Enter alone starts a new line. */
export function sendByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}
