import { useTranslation } from '../../i18n/use-translation.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { AnonymousMessages } from './anonymous-messages.tsx';
import { FinalCall } from './final-call.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { NeverHaveIEver } from './never-have-i-ever.tsx';
import { TwoTruths } from './two-truths.tsx';

/** /: the landing page. The header's menu links to the sections' ids. */
export function LandingPage() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <Column style={{ maxWidth: 'none', padding: 0, gap: 0 }}>
      <PageMeta title={t('common:tagline')} description={t('metaDescription')} />
      <Hero />
      <HowItWorks />
      <TwoTruths />
      <NeverHaveIEver />
      <AnonymousMessages />
      <FinalCall />
    </Column>
  );
}
