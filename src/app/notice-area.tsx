import { PATIENCE_MS } from '@domain/patience.ts';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { dismissNotice, useNotices } from '../stores/notices.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useNoticePlace } from '../ui/notice-place.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { quoting } from '../ui/user-text.tsx';
import css from './notice-area.module.css';

/** There before its notice: screen readers read what comes into a live region, not one that comes. */
const Region = (props: { isAlert: boolean; children: ReactNode }) => (
  <div className={css['area']} role={props.isAlert ? 'alert' : 'status'} data-screen-only>
    {props.children}
  </div>
);

/** The toast: visible for six seconds or until it is closed. In an open dialog, or else above the page. */
export function NoticeArea() {
  const notice = useNotices((state) => state.current);
  const { t } = useTranslation();
  const place = useNoticePlace();
  useEffect(() => {
    if (!notice || notice.staysOpen) return;
    const timer = setTimeout(dismissNotice, PATIENCE_MS.notice);
    return () => clearTimeout(timer);
  }, [notice]);
  const isAlert = notice?.kind === 'error';
  const toast = notice && (
    <Sticker
      as="div"
      key={notice.id}
      style={{ paddingBlock: 10, paddingInline: '18px 8px', display: 'flex', alignItems: 'center', gap: 8 }}
    >
      <div style={{ flex: 1 }}>
        <strong>{quoting(notice.title)}</strong>
        {notice.description && <div style={{ fontSize: '0.9375rem' }}>{quoting(notice.description)}</div>}
      </div>
      <IconButton type="button" aria-label={t('dismiss')} onClick={dismissNotice}>
        <Icon name="close" size={24} />
      </IconButton>
    </Sticker>
  );
  return (
    <>
      <Region isAlert={isAlert}>{place === null && toast}</Region>
      {place && createPortal(<Region isAlert={isAlert}>{toast}</Region>, place)}
    </>
  );
}
