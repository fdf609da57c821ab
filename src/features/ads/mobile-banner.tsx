import { AD_SLIDE_OUT_MS } from '@domain/limits.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { writeStored } from '../../lib/storage.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { AdLink } from './ad-link.tsx';
import css from './mobile-banner.module.css';
import { closeRoom, openRoom } from './room.ts';
import { useAd } from './use-ad.ts';

// three times as high where text is twice as large, as it wraps
const HEIGHT = 'calc(8rem - 64px)';

/** A line at the top of a phone's screen, until closed. It appears and disappears without moving the content. */
export function MobileBanner() {
  const { t } = useTranslation('ads');
  const { ad, hold } = useAd(0);
  const room = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'open' | 'leaving' | 'closed'>('open');
  useLayoutEffect(() => (room.current ? openRoom(room.current, HEIGHT) : undefined), []);
  useEffect(() => {
    if (state !== 'leaving') return;
    const timer = setTimeout(() => setState('closed'), AD_SLIDE_OUT_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'closed') return null;
  const close = () => {
    writeStored(STORAGE_KEYS.bannerClosed, true, 'sessionStorage');
    setState('leaving');
    if (room.current) closeRoom(room.current);
    // the focused button is about to disappear
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div className={css['room']} ref={room} data-ad="banner">
      <aside
        className={css['bar']}
        aria-label={t('bannerLabel')}
        style={{ '--leaving': `${AD_SLIDE_OUT_MS}ms` }}
        data-leaving={state === 'leaving' ? '' : undefined}
        {...hold}
      >
        <Badge>{t('label')}</Badge>
        <div className={css['words']} key={ad.id}>
          <AdLink
            ad={ad}
            variant="text"
            style={{
              padding: '4px 0',
              justifyContent: 'flex-start',
              textAlign: 'start',
              lineHeight: 1.15,
              hyphens: 'auto',
              // the largest letters on the smallest phone don't fit a word
              overflowWrap: 'anywhere',
            }}
          >
            {t(`ad.${ad.id}.short`)}
          </AdLink>
        </div>
        <IconButton type="button" aria-label={t('close')} onClick={close}>
          <Icon name="close" size={22} />
        </IconButton>
      </aside>
    </div>
  );
}
