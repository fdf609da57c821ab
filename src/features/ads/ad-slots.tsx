import { useEffect, useState } from 'react';
import { adsEnabled } from '../../config/env.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { afterLoading } from '../../lib/after-loading.ts';

type Ads = typeof import('./ads.tsx');

/** Returns the ads, which come with their texts once the page is usable; nobody misses them if they don't. */
function useAds(): Ads | undefined {
  const [ads, setAds] = useState<Ads>();
  useEffect(
    () => afterLoading(() => Promise.all([import('./ads.tsx'), loadTexts('ads')]).then(([m]) => setAds(m))),
    [],
  );
  return ads;
}

function Banner() {
  const [since] = useState(() => performance.now());
  const ads = useAds();
  return ads ? <ads.Banner since={since} /> : null;
}

function InPage() {
  const ads = useAds();
  return ads ? <ads.InPage /> : null;
}

/** A phone's banner at the top of a page, some seconds after it has come. Nothing on wider screens. */
export const MobileBannerSlot = () => (adsEnabled ? <Banner /> : null);

/** The ad at the end of a page, above the footer. Takes no space until it has loaded. */
export const InPageAdSlot = () =>
  adsEnabled ? (
    <div data-ad="in-page">
      <InPage />
    </div>
  ) : null;
