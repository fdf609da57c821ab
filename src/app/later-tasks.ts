import { savesData } from '../config/saves-data.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { forgetExpiredPasses } from '../lib/expired-passes.ts';
import { storedKeys } from '../lib/storage.ts';
import { workWithTranslators } from '../lib/translated.ts';
import { readSessionHint } from '../session/hint.ts';

/**
 * Registers the service worker for offline use, and checks for new versions. Not used in development, nor on the first
 * visit of somebody who saves data.
 */
async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  if (savesData() && !navigator.serviceWorker.controller && !readSessionHint()) return;
  await (await import('./update-watch.ts')).watchForUpdates();
}

/** In installed apps, and in Safari, which is the only one to know the word. */
async function prepareHomeScreen(): Promise<void> {
  if (!('standalone' in navigator) && matchMedia('(display-mode: browser)').matches) return;
  await (await import('./home-screen.ts')).prepareHomeScreen();
}

/** Sends what was put live without a network. */
async function sendDue(): Promise<void> {
  if (!storedKeys(STORAGE_KEYS.quizDraft('guest', ''))[0]) return;
  await (await import('./send-due.ts')).keepSending();
}

/** Does what no page waits for. What fails keeps nothing else from being done, and the next page tries it again. */
export async function runLaterTasks(): Promise<void> {
  const tasks = [workWithTranslators, forgetExpiredPasses, registerServiceWorker, prepareHomeScreen, sendDue];
  await Promise.allSettled(tasks.map(async (task) => task()));
}
