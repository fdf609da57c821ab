import { useTranslation } from 'react-i18next';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Games } from './games.tsx';
import { Hero } from './hero.tsx';
import { Steps } from './steps.tsx';

/** /: what this is, and the way in. */
export function LandingPage() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <Column wide style={{ gap: 56 }}>
      <PageMeta title={t('common:tagline')} description={t('metaDescription')} />
      <Hero />
      <Steps />
      <Games />
    </Column>
  );
}
