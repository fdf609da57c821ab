import { lazy, Suspense } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import '../stores/install.ts';
import type { InstallMoment } from '../ui/lazy-install.tsx';

const NOTHING = { default: () => null };
// if it fails to load, nothing is shown
const Card = lazy(() =>
  Promise.all([import('../features/install/install-card.tsx'), loadTexts('install')]).then(
    ([{ InstallCard }]) => ({ default: InstallCard }),
    () => NOTHING,
  ),
);

/** Offers to install the app; its code is loaded at a suitable moment. */
export const InstallOffer = ({ moment }: { moment: InstallMoment }) => (
  <Suspense>
    <Card moment={moment} />
  </Suspense>
);
