import { create } from 'zustand';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/** Chromium's install event; no other browser has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallMemory {
  shown?: readonly string[];
  dismissals?: number;
  dismissedAt?: number;
  isInstalled?: boolean;
}

export const useInstall = create<{ prompt: InstallPrompt | null }>(() => ({ prompt: null }));

export const readInstallMemory = () => readStored<InstallMemory>(STORAGE_KEYS.install) ?? {};
/** Merges into what is remembered. Returns whether the browser stored it. */
export const rememberInstall = (news: InstallMemory) =>
  writeStored(STORAGE_KEYS.install, { ...readInstallMemory(), ...news });

/** Starts to keep the browser's install prompt for a suitable moment. Call it before the event fires. */
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
