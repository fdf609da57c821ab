import type { KeyboardEvent } from 'react';

/** Ctrl or Cmd with Enter sends the form of a box in which Enter alone begins a line. */
export function sendByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}
