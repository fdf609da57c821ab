import { lazy, Suspense } from 'react';
import { loadTexts } from '../i18n/load-texts.ts';
import '../stores/install.ts';
import type { InstallMoment } from '../ui/install-slot.tsx';

const NOTHING = { default: () => null };
// an offer that cannot be fetched is missed by nobody
const Card = lazy(() =>
  Promise.all([import('../features/install/install-card.tsx'), loadTexts('install')]).then(
    ([{ InstallCard }]) => ({ default: InstallCard }),
    () => NOTHING,
  ),
);

/** Offers the app for the home screen; its code comes when there is a moment for it. */
export const InstallOffer = ({ moment }: { moment: InstallMoment }) => (
  <Suspense>
    <Card moment={moment} />
  </Suspense>
);
