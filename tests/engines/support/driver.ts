/** The size of a page, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };

/** One action of a WebDriver input device; both dialects of the protocol write them alike. */
export type Action = Readonly<Record<string, string | number>>;
/** A device and what it does, step by step. */
export interface Device {
  type: 'pointer' | 'key';
  id: string;
  parameters?: Readonly<Record<string, string>>;
  actions: readonly Action[];
}

/** A browser with one page, as WebDriver drives it. */
export interface Driver {
  /** Goes to an address and resolves once it has loaded. */
  open(url: string): Promise<void>;
  /** Calls a function of a script in the page, given as source, and returns what it resolves to; all as JSON. */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Moves, presses and types as a person does. */
  perform(devices: readonly Device[]): Promise<void>;
  close(): Promise<void>;
}
