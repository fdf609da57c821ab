import type { Concern, Place } from '@domain/safety/concern.ts';
import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/load-texts.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { SecondThought } from './second-thought.tsx';

/** A person who has tapped Send or Save doesn't wait longer for the code that looks at their words. */
const PATIENCE_MS = 3000;

/** What to show before sending or saving. */
export interface Thought {
  concern: Concern;
  place: Place;
  /** The text it is about. */
  words: string;
  Panel: typeof SecondThought;
  /** Has the same words never asked about again on this page. */
  settle: () => void;
}

/** The words that somebody chose to leave as they are; forgotten with the page. */
const settled = new Set<string>();

const load = async () => {
  const [code] = await Promise.all([import('./second-thought.tsx'), loadTexts('second-thought', 'help-lines')]);
  return code;
};

/** Returns what helps somebody who reads a text whose writer may think of hurting themselves; null for any other text. */
export async function findReaderHelp(text: string): Promise<ComponentType | null> {
  const code = await load();
  return code.concernIn(text, 'message') === 'self-harm' ? code.ReaderHelp : null;
}

let isPrepared = false;
/** Loads what looks at a text, once, so that it is there when the text is sent, also without a network. */
export function prepareSecondThought(): void {
  if (isPrepared) return;
  isPrepared = true;
  load().catch(() => undefined);
}

/**
 * Returns what to show before texts are sent or saved, or null. They are looked at on the device only; if the code for
 * that can't be had, it goes on.
 */
export async function findSecondThought(texts: readonly string[], place: Place): Promise<Thought | null> {
  const open = texts.map((text) => text.trim()).filter((text) => text !== '' && !settled.has(text));
  if (open.length === 0) return null;
  let code: Awaited<ReturnType<typeof load>> | undefined;
  const loading = load().then((loaded) => {
    code = loaded;
  });
  await withTimeout(loading, PATIENCE_MS).catch(() => undefined);
  const found = code?.mostUrgent(open, place);
  const settle = () => {
    for (const text of open) settled.add(text);
  };
  return code && found ? { ...found, place, Panel: code.SecondThought, settle } : null;
}
