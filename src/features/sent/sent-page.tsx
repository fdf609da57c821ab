import { readDeletion } from '@domain/deletion.ts';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { findDeleteKey } from '../../lib/delete-keys.ts';
import { useLocation, useNavigate } from '../../lib/router/index.ts';
import { ColorBand } from '../../ui/color-band.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { DeleteSent } from './delete-sent.tsx';
import { Ending } from './ending.tsx';
import { SentMessage } from './sent-message.tsx';

/** Returns the link in an address, or the one that was removed from it. */
const linkOf = ({ hash, state }: { hash: string; state: unknown }): string =>
  hash || ((state as { link?: string } | null)?.link ?? '');

/**
 * /delete#{kind}.{id}.{key}: the private link that shows what was sent and deletes it. It is removed from the address, as histories
 * sync between devices, and kept for a reload in this entry's state, which doesn't.
 */
export function SentPage() {
  const { t } = useTranslation(['sent', 'common']);
  const location = useLocation();
  const navigate = useNavigate();
  const link = linkOf(location);
  const deletion = readDeletion(link, findDeleteKey);
  const isShown = location.hash !== '' && deletion !== null;
  useEffect(() => {
    if (isShown) void navigate(location.pathname, { replace: true, state: { link } });
  }, [isShown, link, location.pathname, navigate]);
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
      {deletion?.kind === 'message' && <SentMessage key={link} deletion={deletion} />}
      {deletion?.kind === 'response' && <DeleteSent key={link} deletion={deletion} />}
    </Column>
  );
}
