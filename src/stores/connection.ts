import { create } from 'zustand';

/** Whether the browser believes it is online. True may be wrong; false is certain. */
export const useConnection = create(() => ({ isOnline: true }));

/** Starts to follow the browser. The initial state is "online", because the first render must match the prerendered. */
export function startConnection(): void {
  if (navigator.onLine === false) useConnection.setState({ isOnline: false });
  addEventListener('online', () => useConnection.setState({ isOnline: true }));
  addEventListener('offline', () => useConnection.setState({ isOnline: false }));
}
