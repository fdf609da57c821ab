import { useState } from 'react';
import { Workbox } from 'workbox-window';
import { findRoute } from '../config/find-route.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLocation } from '../lib/router/router.tsx';
import { writeStored } from '../lib/storage.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { useUpdateNotice } from './lazy-update.tsx';
import css from './update-notice.module.css';

/** The service worker as this page sees it. Load it only where the browser supports service workers. */
export const appWorker = new Workbox('/sw.js');

/** Activates the waiting version and reloads this page with it. Other tabs continue unchanged. */
async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return location.reload(); // another tab has activated it
  appWorker.addEventListener('controlling', () => location.reload());
  appWorker.messageSkipWaiting();
}

function putOff(): void {
  writeStored(STORAGE_KEYS.updatePutOff, Date.now());
  useUpdateNotice.setState({ Notice: null });
  // the focused button is gone
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Says that a new version is available, until it is installed or postponed. */
export function UpdateNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [isTaking, setIsTaking] = useState(false);
  if (findRoute(pathname)?.holdsUpdates) return null;
  const take = () => {
    if (isTaking) return;
    setIsTaking(true);
    void takeUpdate();
  };
  return (
    <aside className={css['place']} aria-label={t('update.title')}>
      <Sticker as="div" style={{ paddingBlock: '8px 10px', paddingInline: '18px 10px' }}>
        <Row gap={1} style={{ justifyContent: 'flex-end' }}>
          <strong role="status" style={{ marginInlineEnd: 'auto' }}>
            {isTaking ? t('loading') : t('update.title')}
          </strong>
          <Row gap={0.5}>
            <Button variant="contained" size="small" aria-disabled={isTaking} onClick={take}>
              {t('update.action')}
            </Button>
            <Button variant="text" size="small" onClick={putOff}>
              {t('update.later')}
            </Button>
          </Row>
        </Row>
      </Sticker>
    </aside>
  );
}
