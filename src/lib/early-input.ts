/** What somebody did with a page from the server before its scripts had come, kept by the head script. */
export interface EarlyInput {
  button: HTMLButtonElement | null;
  typed: Map<HTMLInputElement | HTMLTextAreaElement, string>;
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Puts a text into a field as typing does; a draft of this device that is in it by now stays before it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const draft = field.value;
  const text = draft === '' || draft === typed ? typed : `${draft}\n${typed}`;
  field.value = '';
  // past the setter by which React remembers the value, so that it sees a change
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export const stopKeepingInput = (): void => window.earlyInput?.stop();

/** Repeats what was done before the page could react: what was typed, then the last press of a button. */
export function repeatEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  delete window.earlyInput;
  for (const [field, typed] of early.typed) if (field.isConnected) type(field, typed);
  const { button } = early;
  // React takes in what was typed once its effects have run; a press before that would find empty fields
  if (button) setTimeout(() => button.isConnected && button.click());
}
