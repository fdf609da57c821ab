import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { AnonymousMessages } from './anonymous-messages.tsx';
import { FinalCall } from './final-call.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { NeverHaveIEver } from './never-have-i-ever.tsx';
import { TwoTruths } from './two-truths.tsx';

// an installed app's alone
const OnThisDevice = lazy(() =>
  import('./on-this-device.tsx')
    .then((m): { default: ComponentType } => ({ default: m.OnThisDevice }))
    .catch(() => ({ default: () => null })),
);

/** /: the landing page. The header's menu links to the sections' ids. */
export function LandingPage() {
  const { t } = useTranslation(['landing', 'common']);
  const [isApp] = useDeviceState(() => matchMedia('(display-mode: standalone)').matches, false);
  return (
    <Column style={{ maxWidth: 'none', padding: 0, gap: 0 }}>
      <PageMeta title={t('common:tagline')} description={t('metaDescription')} />
      {isApp && (
        <Suspense>
          <OnThisDevice />
        </Suspense>
      )}
      <Hero />
      <HowItWorks />
      <TwoTruths />
      <NeverHaveIEver />
      <AnonymousMessages />
      <FinalCall />
    </Column>
  );
}
