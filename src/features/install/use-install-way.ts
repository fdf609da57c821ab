import { useEffect, useState } from 'react';
import { isStandalone } from '../../lib/standalone.ts';
import { rememberInstall, useInstall } from '../../stores/install.ts';
import { hasHomeScreenMenu } from './platform.ts';

/** How this app is installed here: by the browser's prompt, by two manual steps, or not at all. */
type InstallWay = 'prompt' | 'steps' | null;

async function findWay(hasPrompt: boolean): Promise<InstallWay> {
  if (isStandalone()) return null;
  if (hasPrompt) return 'prompt';
  if (!hasHomeScreenMenu(navigator.userAgent, navigator.maxTouchPoints)) return null;
  // loaded only on iPhones and iPads, so that it weighs nothing on other visitors' pages
  const { findInAppBrowser } = await import('../../lib/in-app-browser.ts');
  return findInAppBrowser() === null ? 'steps' : null;
}

/** Returns how to install; null where that is impossible, already done, or not known yet. */
export function useInstallWay(): InstallWay {
  const hasPrompt = useInstall((state) => state.prompt !== null);
  const [way, setWay] = useState<InstallWay>(null);
  useEffect(() => {
    let isCurrent = true;
    const set = (found: InstallWay) => {
      if (isCurrent) setWay(found);
    };
    // without the code, nothing is offered
    findWay(hasPrompt).then(set, () => set(null));
    return () => {
      isCurrent = false;
    };
  }, [hasPrompt]);
  return way;
}

/** Shows the browser's prompt and returns whether the person agreed; the browser allows it once per event. */
export async function askToInstall(): Promise<boolean> {
  const { prompt } = useInstall.getState();
  useInstall.setState({ prompt: null });
  try {
    await prompt?.prompt();
    const isAccepted = (await prompt?.userChoice)?.outcome === 'accepted';
    if (isAccepted) rememberInstall({ isInstalled: true });
    return isAccepted;
  } catch {
    return false; // the browser refused to ask, as it may
  }
}
