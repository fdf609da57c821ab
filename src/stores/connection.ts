import { create } from 'zustand';

/** Whether the browser believes it has a network. True is only a hope; false is certain. */
export const useConnection = create(() => ({ isOnline: navigator.onLine }));

addEventListener('online', () => useConnection.setState({ isOnline: true }));
addEventListener('offline', () => useConnection.setState({ isOnline: false }));
