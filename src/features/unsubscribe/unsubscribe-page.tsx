import { readUnsubscribeToken } from '../../data/unsubscribe.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLocation } from '../../lib/router/router.tsx';
import { ColorBand } from '../../ui/color.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Ask } from './ask.tsx';
import { Ending } from './ending.tsx';

/** /unsubscribe#{token}: ends the weekly emails, after one question. Opening it does nothing: programs open links. */
export function UnsubscribePage() {
  const { t } = useTranslation(['unsubscribe', 'common']);
  const token = readUnsubscribeToken(useLocation().hash);
  return (
    <Column>
      <PageMeta title={t('metaTitle')} description={t('common:tagline')} isPrivate />
      <ColorBand color="yellow" height={210} />
      {token ? <Ask key={token} token={token} /> : <Ending as="incomplete" />}
    </Column>
  );
}
