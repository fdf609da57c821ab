import { create } from 'zustand';

/** Whether the browser believes it has a network. True is only a hope; false is certain. */
export const useConnection = create(() => ({ isOnline: true }));

// told after the start, so that the first render is the one that was prerendered, where there is no browser to ask
if (globalThis.navigator?.onLine === false) useConnection.setState({ isOnline: false });
globalThis.addEventListener?.('online', () => useConnection.setState({ isOnline: true }));
globalThis.addEventListener?.('offline', () => useConnection.setState({ isOnline: false }));
