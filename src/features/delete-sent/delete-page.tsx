import { readDeletion } from '@domain/deletion.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { GameBand } from '../../ui/game-band.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { DeleteSent } from './delete-sent.tsx';
import { Ending } from './ending.tsx';

/** /delete#{kind}.{id}.{key}: the private link that deletes something that was sent. */
export function DeletePage() {
  const { t } = useTranslation(['delete-sent', 'common']);
  const { hash } = useLocation();
  const deletion = readDeletion(hash);
  // what the address names is no part of this page to be scrolled to
  useEffect(() => {
    // in braces: browsers that give a promise for it would have React call that when the page is left
    scrollTo(0, 0);
  }, []);
  return (
    <Column>
      <PageMeta title={t('metaTitle')} description={t('common:tagline')} isPrivate />
      <GameBand game="messages" height={210} />
      {deletion ? <DeleteSent key={hash} deletion={deletion} /> : <Ending as="incomplete" />}
    </Column>
  );
}
