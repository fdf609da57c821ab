import { PATIENCE_MS } from '@domain/patience.ts';
import type { Place } from '@domain/safety/concern.ts';
import { useRef, useState } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { Thought } from './second-thought.tsx';

const load = async () => {
  const [code] = await Promise.all([import('./second-thought.tsx'), loadTexts('second-thought', 'help-lines')]);
  return code;
};

/** Loads what helps somebody who reads a grave text. */
export const loadReaderHelp = async () => (await load()).ReaderHelp;

let isPrepared = false;
/** Loads what looks at a text, once, so that it is there when the text is sent, also without a network. */
export function prepareSecondThought(): void {
  if (isPrepared) return;
  isPrepared = true;
  load().catch(() => undefined);
}

/**
 * Returns what to show before texts are sent or saved, or null. They are checked on the device only; if that code can't
 * be loaded, null.
 */
export async function findSecondThought(texts: readonly string[], place: Place): Promise<Thought | null> {
  let thought: Thought | null = null;
  const looking = load().then((code) => {
    thought = code.thoughtOf(texts, place);
  });
  await withTimeout(looking, PATIENCE_MS.secondThought).catch(() => undefined);
  return thought;
}

/** Returns what to show before these texts are sent or saved, until the one it is about changes. */
export function useSecondThought(texts: readonly string[], place: Place) {
  const [asked, setAsked] = useState<Thought | null>(null);
  const isLooking = useRef(false);
  return {
    thought: asked && texts.some((text) => text.trim() === asked.words) ? asked : null,
    /** Checks the texts. Returns whether to go on. */
    mayGoOn: async (): Promise<boolean> => {
      if (isLooking.current) return false;
      isLooking.current = true;
      const found = await findSecondThought(texts, place);
      isLooking.current = false;
      setAsked(found);
      return found === null;
    },
    drop: () => setAsked(null),
  };
}
