import { create } from 'zustand';
import { isReachable } from '../lib/reach.ts';

/** The browser tells nothing of a network that it doesn't see. */
const TRY_AGAIN_MS = 10_000;

/** Whether there is a network: the browser's "no" counts once a try has failed, too, as VPNs make it say so wrongly. */
export const useConnection = create(() => ({ isOnline: true }));

let next: ReturnType<typeof setTimeout> | undefined;
const saysOnline = () => navigator.onLine !== false;

async function look(): Promise<void> {
  clearTimeout(next);
  const isOnline = saysOnline() || (await isReachable()) || saysOnline();
  useConnection.setState({ isOnline });
  if (isOnline) return;
  clearTimeout(next);
  next = setTimeout(look, TRY_AGAIN_MS);
}

/** Starts to follow the browser. The initial state is "online", because the first render must match the prerendered. */
export function startConnection(): void {
  // a frozen page missed the first two
  for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, look);
  void look();
}
