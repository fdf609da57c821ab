import type { Place } from '@domain/safety/concern.ts';
import { useRef, useState } from 'react';
import { findSecondThought, type Thought } from './find-second-thought.ts';

/** Returns what to show before these texts are saved, until one of them changes. */
export function useSecondThought(texts: readonly string[], place: Place) {
  const [asked, setAsked] = useState<{ about: string; thought: Thought } | null>(null);
  const isLooking = useRef(false);
  const about = JSON.stringify(texts);
  return {
    thought: asked?.about === about ? asked.thought : null,
    /** Looks at the texts; returns whether nothing stands in the way. */
    mayGoOn: async (): Promise<boolean> => {
      if (isLooking.current) return false;
      isLooking.current = true;
      const thought = await findSecondThought(texts, place);
      isLooking.current = false;
      setAsked(thought && { about, thought });
      return thought === null;
    },
    drop: () => setAsked(null),
  };
}
