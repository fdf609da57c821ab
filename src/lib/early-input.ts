import { EARLY_TEXT_KEY } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What somebody did with a page from the server before its scripts had come, kept by the head script. */
export interface EarlyInput {
  button: HTMLButtonElement | null;
  typed: Map<TextField, string>;
  stop: () => void;
}
/** The last text of it, as the device keeps it for a page that is closed before it reacts. */
export type EarlyText = [path: string, name: string, text: string];

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Puts a text into a field as typing does; a draft of this device that is in it by now stays before it. */
function type(field: TextField, typed: string): void {
  const draft = field.value;
  const text = draft === '' || draft === typed ? typed : `${draft}\n${typed}`;
  field.value = '';
  // past the setter by which React remembers the value, so that it sees a change
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the element, or the one in its place where React had to make the page anew, as extensions had changed it. */
const now = <E extends TextField | HTMLButtonElement>(element: E): E | undefined =>
  element.isConnected
    ? element
    : [...document.querySelectorAll<E>(`#content ${element.localName}`)].find(
        (one) => one.name === element.name && (one.localName !== 'button' || one.textContent === element.textContent),
      );

export const stopKeepingInput = (): void => window.earlyInput?.stop();

/** Repeats what was done before the page could react: what was typed, then the last press of a button. */
export function repeatEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  delete window.earlyInput;
  const [path, name, text] = readStored<EarlyText>(EARLY_TEXT_KEY) ?? [];
  if (path === location.pathname) {
    const field = [...document.querySelectorAll<TextField>('#content textarea')].find((one) => one.name === name);
    if (field && text && early.typed.size === 0) early.typed.set(field, text);
    writeStored(EARLY_TEXT_KEY, null);
  }
  for (const [typedIn, typed] of early.typed) {
    const field = now(typedIn);
    if (field) type(field, typed);
  }
  const { button } = early;
  // React takes in what was typed once its effects have run; a press before that would find empty fields
  if (button) setTimeout(() => now(button)?.click());
}
