import type { Language } from '@domain/languages.ts';

/** What a device keeps: `shell` always; pages for everybody, or for people with an account; texts of a language. */
export type BuildPart = 'shell' | 'visitor' | 'creator' | Language;

export interface BuildFile {
  url: string;
  revision: string | null;
  /** All that a device must want to keep the file. The web manifest has none: only what installs the app asks for it. */
  parts?: readonly BuildPart[];
}

/** A page's message to the worker: what it wants kept from now on, and what it has loaded itself. */
export interface KeepMessage {
  type: 'KEEP';
  parts: readonly BuildPart[];
  loaded: readonly string[];
  /** The files that came within its document, as JSON by address. Missing in what a page of an older build says. */
  embedded?: Readonly<Record<string, string>>;
}
