import type { Concern } from '@domain/safety/concern.ts';
import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/load-texts.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { SecondThought } from './second-thought.tsx';

/** A person who has tapped Send doesn't wait longer for the code that looks at their words. */
const PATIENCE_MS = 3000;

/** What to show before sending. */
export interface Thought {
  concern: Concern;
  Panel: typeof SecondThought;
  /** Has the same words never asked about again on this page. */
  settle: () => void;
}

/** The words that somebody chose to send as they are; forgotten with the page. */
const settled = new Set<string>();

const load = async () => {
  const [code] = await Promise.all([import('./second-thought.tsx'), loadTexts('second-thought', 'help-lines')]);
  return code;
};

/** Returns what helps somebody who reads a text whose writer may think of hurting themselves; null for any other text. */
export async function findReaderHelp(text: string): Promise<ComponentType | null> {
  const code = await load();
  return code.concernIn(text) === 'self-harm' ? code.ReaderHelp : null;
}

let isPrepared = false;
/** Loads what looks at a text, once, so that it is there when the text is sent, also without a network. */
export function prepareSecondThought(): void {
  if (isPrepared) return;
  isPrepared = true;
  load().catch(() => undefined);
}

/**
 * Returns what to show before a text is sent, or null. The text is looked at on the device only; if the code for that can't
 * be had, sending goes on.
 */
export async function findSecondThought(text: string): Promise<Thought | null> {
  const words = text.trim();
  if (settled.has(words)) return null;
  let code: Awaited<ReturnType<typeof load>> | undefined;
  const loading = load().then((loaded) => {
    code = loaded;
  });
  await withTimeout(loading, PATIENCE_MS).catch(() => undefined);
  const concern = code?.concernIn(words) ?? null;
  return code && concern ? { concern, Panel: code.SecondThought, settle: () => void settled.add(words) } : null;
}
