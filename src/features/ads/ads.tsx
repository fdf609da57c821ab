import { AD_BANNER_DELAY_MS } from '@domain/limits.ts';
import { useRef, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored } from '../../lib/storage.ts';
import { InPageAd } from './in-page-ad.tsx';
import { MobileBanner } from './mobile-banner.tsx';
import { useBelowScreen, useStillPage } from './settled.ts';

// one file, as most pages show both

/** The banner, unless it was closed in this visit. `since`: when its page came, by `performance.now()`. */
export function Banner({ since }: { since: number }) {
  const [wasClosed] = useState(() => readStored(STORAGE_KEYS.bannerClosed, 'sessionStorage') !== null);
  const isDue = useStillPage(since + AD_BANNER_DELAY_MS);
  return isDue && !wasClosed ? <MobileBanner /> : null;
}

/** The ad at the end of a page. */
export function InPage() {
  const place = useRef<HTMLDivElement>(null);
  const isBelow = useBelowScreen(place);
  return <div ref={place}>{isBelow && <InPageAd />}</div>;
}
