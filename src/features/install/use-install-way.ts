import { useEffect, useState } from 'react';
import { rememberInstall, useInstall } from '../../stores/install.ts';
import { hasHomeScreenMenu, isStandalone } from './platform.ts';

/** How this app gets onto the home screen here: the browser asks, the person follows two steps, or not at all. */
type InstallWay = 'prompt' | 'steps' | null;

/** The way to install; null where there is none, where it is done, and while a prerendered page is taken over. */
export function useInstallWay(): InstallWay {
  const hasPrompt = useInstall((state) => state.prompt !== null);
  const [way, setWay] = useState<InstallWay>(null);
  useEffect(() => {
    if (isStandalone()) setWay(null);
    else if (hasPrompt) setWay('prompt');
    else setWay(hasHomeScreenMenu(navigator.userAgent, navigator.maxTouchPoints) ? 'steps' : null);
  }, [hasPrompt]);
  return way;
}

/** Has the browser ask. Returns whether the person said yes; the browser asks once per event. */
export async function askToInstall(): Promise<boolean> {
  const { prompt } = useInstall.getState();
  useInstall.setState({ prompt: null });
  try {
    await prompt?.prompt();
    const isAccepted = (await prompt?.userChoice)?.outcome === 'accepted';
    if (isAccepted) rememberInstall({ isInstalled: true });
    return isAccepted;
  } catch {
    return false; // the browser did not want to ask, which is its right
  }
}
