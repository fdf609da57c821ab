import { create } from 'zustand';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/** Chromium's way to install an app; no other browser has the event. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** What this device remembers of the offers. */
export interface InstallMemory {
  /** The kinds of moments at which there was an offer. */
  shown?: readonly string[];
  dismissals?: number;
  dismissedAt?: number;
  isInstalled?: boolean;
}

export const useInstall = create<{ prompt: InstallPrompt | null }>(() => ({ prompt: null }));

export const readInstallMemory = () => readStored<InstallMemory>(STORAGE_KEYS.install) ?? {};
/** Adds to what is remembered. Returns whether the browser kept it. */
export const rememberInstall = (news: InstallMemory) =>
  writeStored(STORAGE_KEYS.install, { ...readInstallMemory(), ...news });

/** Starts to keep the browser's install prompt for a moment at which a person may want it. Call it before the event comes. */
export function startInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => {
    rememberInstall({ isInstalled: true });
    useInstall.setState({ prompt: null });
  });
}
