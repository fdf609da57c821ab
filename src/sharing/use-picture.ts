import { useEffect, useState } from 'react';
import type { LoadState } from '../lib/load-state.ts';
import { useLoad } from '../lib/use-load.ts';

export interface ShownPicture {
  state: LoadState<File>;
  /** What an `img` shows; null until it is there. */
  src: string | null;
  retry: () => void;
}

/**
 * Fetches a picture as a file, again when the network is back. Ahead of the tap that shares it: the browser allows that
 * only right after one. `key` names the picture.
 */
export function usePicture(key: string, fetch: () => Promise<File>): ShownPicture {
  const { state, retry } = useLoad(key, fetch);
  const file = state.status === 'ready' ? state.value : null;
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => {
      setSrc(null);
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return { state, src, retry };
}
