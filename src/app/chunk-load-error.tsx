import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Column } from '../ui/layout.tsx';
import { LoadingState, MessageState } from '../ui/states.tsx';

const LOOK_AGAIN_MS = 3000;

const isServerThere = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page if the server is reachable, unasked only once per build, and returns whether it does. Many browsers,
 * and React, don't retry a failed file.
 */
export async function reloadOnce(isAsked: boolean): Promise<boolean> {
  if (!(await isServerThere())) return false;
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  const before = readStored<unknown[]>(STORAGE_KEYS.loadedAnew, 'sessionStorage') ?? [];
  const isFirst = !before.includes(build) && writeStored(STORAGE_KEYS.loadedAnew, [...before, build], 'sessionStorage');
  if (isAsked || isFirst) location.reload();
  return isAsked || isFirst;
}

/** Replaces a page whose code failed to load: reloads it if that helps, else shows the problem. */
export function ChunkLoadError() {
  const { t } = useTranslation();
  const [isTrying, setIsTrying] = useState(true);
  const attempt = async (isAsked: boolean) => {
    setIsTrying(true);
    if (!(await reloadOnce(isAsked))) setIsTrying(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once by itself, and whenever the network comes back
  useEffect(() => {
    void attempt(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    // the network is often reported to be back a moment too early
    const again = async () => {
      clearTimeout(timer);
      if (isGone || (await reloadOnce(true)) || isGone) return;
      timer = setTimeout(again, LOOK_AGAIN_MS);
    };
    addEventListener('online', again);
    return () => {
      isGone = true;
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, []);
  return (
    <Column>
      {isTrying ? (
        <LoadingState label={t('loading')} />
      ) : (
        <MessageState
          symbol={<Icon name="offline" size="1em" />}
          title={t('failedTitle')}
          text={t('update.missing')}
          action={
            <Button variant="contained" onClick={() => void attempt(true)}>
              {t('retry')}
            </Button>
          }
        />
      )}
    </Column>
  );
}
