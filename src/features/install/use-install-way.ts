import { useEffect, useState } from 'react';
import { rememberInstall, useInstall } from '../../stores/install.ts';
import { hasHomeScreenMenu, isStandalone } from './platform.ts';

/** How this app is installed here: by the browser's prompt, by two manual steps, or not at all. */
type InstallWay = 'prompt' | 'steps' | null;

/** Returns how to install; null where that is impossible, already done, or during hydration. */
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
