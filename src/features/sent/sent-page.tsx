import { readDeletion } from '@domain/deletion.ts';
import type { Recipient } from '@domain/messages/sent-message.ts';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { findDeleteKey } from '../../lib/delete-keys.ts';
import { useLocation, useNavigate } from '../../lib/router/router.tsx';
import { ColorBand } from '../../ui/color.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { DeleteSent } from './delete-sent.tsx';
import { Ending } from './ending.tsx';
import { SentMessage } from './sent-message.tsx';

/** What this entry of the history keeps: the link that was in its address, and whom the message was to. */
type Kept = { link?: string; recipient?: Recipient } | null;

/**
 * /delete#{kind}.{id}.{key}: the private link that shows what was sent and deletes it. It is removed from the address, as histories
 * sync between devices, and kept for a reload in this entry's state, which doesn't.
 */
export function SentPage() {
  const { t } = useTranslation(['sent', 'common']);
  const location = useLocation();
  const navigate = useNavigate();
  const kept = location.state as Kept;
  const recipient = kept?.recipient;
  const link = location.hash || (kept?.link ?? '');
  const deletion = readDeletion(link, findDeleteKey);
  const isShown = location.hash !== '' && deletion !== null;
  useEffect(() => {
    if (isShown) void navigate(location.pathname, { replace: true, state: { link, recipient } });
  }, [isShown, link, recipient, location.pathname, navigate]);
  // the fragment isn't a part of this page to scroll to
  useEffect(() => {
    // in braces: some browsers return a promise, which React would call on unmount
    scrollTo(0, 0);
  }, []);
  return (
    <Column>
      <PageMeta
        title={t(deletion?.kind === 'message' ? 'message.metaTitle' : 'metaTitle')}
        description={t('common:tagline')}
        isPrivate
      />
      <ColorBand color="yellow" height={210} />
      {deletion === null && <Ending as="incomplete" />}
      {deletion?.kind === 'message' && <SentMessage key={link} deletion={deletion} recipient={recipient} />}
      {deletion?.kind === 'response' && <DeleteSent key={link} deletion={deletion} />}
    </Column>
  );
}
