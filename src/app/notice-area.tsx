import { NOTICE_VISIBLE_MS } from '@domain/limits.ts';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { dismissNotice, useNotices } from '../stores/notices.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sticker } from '../ui/sticker.tsx';
import css from './notice-area.module.css';

/** The toast: visible for six seconds or until it is closed. */
export function NoticeArea() {
  const notice = useNotices((state) => state.current);
  const { t } = useTranslation();
  useEffect(() => {
    if (!notice || notice.staysOpen) return;
    const timer = setTimeout(dismissNotice, NOTICE_VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className={css['area']} role={notice?.kind === 'error' ? 'alert' : 'status'}>
      {notice && (
        <Sticker
          as="div"
          key={notice.id}
          style={{ padding: '10px 8px 10px 18px', display: 'flex', alignItems: 'center', gap: 8 }}
        >
          <div style={{ flex: 1 }}>
            <strong>{notice.title}</strong>
            {notice.description && <div style={{ fontSize: '0.9375rem' }}>{notice.description}</div>}
          </div>
          <IconButton aria-label={t('close')} onClick={dismissNotice}>
            <Icon name="close" size={24} />
          </IconButton>
        </Sticker>
      )}
    </div>
  );
}
