import type { Place } from '@domain/safety/concern.ts';
import { useRef, useState } from 'react';
import { findSecondThought, type Thought } from './find-second-thought.ts';

/** Returns what to show before these texts are sent or saved, until the one it is about changes. */
export function useSecondThought(texts: readonly string[], place: Place) {
  const [asked, setAsked] = useState<Thought | null>(null);
  const isLooking = useRef(false);
  return {
    thought: asked && texts.some((text) => text.trim() === asked.words) ? asked : null,
    /** Looks at the texts; returns whether nothing stands in the way. */
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
