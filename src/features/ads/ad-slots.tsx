import { useEffect, useState } from 'react';
import { adsEnabled } from '../../config/env.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { afterLoading } from '../../lib/after-loading.ts';

type Ads = typeof import('./ads.tsx');

/** An ad, which comes with its texts once the page is usable; nobody misses it if they don't. */
function Slot({ ad }: { ad: keyof Ads }) {
  const [since] = useState(() => performance.now());
  const [ads, setAds] = useState<Ads>();
  useEffect(
    () => afterLoading(() => Promise.all([import('./ads.tsx'), loadTexts('ads')]).then(([m]) => setAds(m))),
    [],
  );
  const Ad = ads?.[ad];
  return Ad ? <Ad since={since} /> : null;
}

/** A phone's banner at the top of a page, some seconds after it has come. Nothing on wider screens. */
export const MobileBannerSlot = () => (adsEnabled ? <Slot ad="Banner" /> : null);

/** The ad at the end of a page, above the footer. Takes no space until it has loaded. */
export const InPageAdSlot = () =>
  adsEnabled ? (
    <div data-ad="in-page">
      <Slot ad="InPage" />
    </div>
  ) : null;
