import type { Language } from '@domain/languages.ts';

/**
 * What a device keeps of the build. `shell`: what every page starts with, always there. `visitor` and `creator`: the pages
 * for everybody, and those for people with an account. A language: the texts of the parts that are kept.
 */
export type BuildPart = 'shell' | 'visitor' | 'creator' | Language;

/** A file of the build, as the worker's list has it. */
export interface BuildFile {
  url: string;
  revision: string | null;
  /** All that a device must want to keep the file. The web manifest, which the plugin adds, has none. */
  parts?: readonly BuildPart[];
}

/** A page's message to the worker: what it wants kept from now on, and what it has loaded itself. */
export interface KeepMessage {
  type: 'KEEP';
  parts: readonly BuildPart[];
  loaded: readonly string[];
}
