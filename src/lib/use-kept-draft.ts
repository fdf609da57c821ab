import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDeviceState } from './use-device-state.ts';

interface KeptDraft<Draft> {
  /** Where it is stored, as other tabs announce it. */
  storageKey: string;
  initial: Draft | (() => Draft);
  /** Shown while a page from the server is being hydrated, where `initial` is what only this device knows. */
  neutral?: Draft;
  read: () => Draft;
  store: (draft: Draft) => boolean;
  /** Whether the draft is being sent, so that other tabs' changes wait. */
  isBusy: boolean;
}

/** Returns a draft that is stored on this device from its first change on; until then it follows the other tabs. */
export function useKeptDraft<Draft extends object>(options: KeptDraft<Draft>) {
  const { storageKey, initial, neutral, read, store, isBusy } = options;
  const start = () => (typeof initial === 'function' ? initial() : initial);
  const [draft, setDraft] = useDeviceState<Draft>(start, neutral ?? start());
  const [isKept, setKept] = useState(true);
  // two fields that a browser fills in together must not overwrite each other
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const isOwn = useRef(false);

  const show = (next: Draft) => {
    latest.current = next;
    setDraft(next);
  };
  const keep = <Kept extends Draft>(next: Kept): Kept => {
    isOwn.current = true;
    show(next);
    setKept(store(next));
    return next;
  };
  /** Shows a draft that isn't this tab's own, such as what is left after sending. */
  const release = (next: Draft) => {
    isOwn.current = false;
    show(next);
  };
  const follow = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key !== storageKey || isBusy) return;
    if (!isOwn.current) show(read());
    // the other tab has sent what replaced this tab's draft
    else if (newValue === null) store(latest.current);
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => follow(event);
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }, []);

  return { draft, latest, isKept, show, keep, release };
}
