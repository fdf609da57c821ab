import { AD_BANNER_DELAY_MS } from '@domain/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { adsEnabled } from '../../config/env.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { loadTexts } from '../../i18n/load-texts.ts';
import { afterLoading } from '../../lib/after-loading.ts';
import { readStored } from '../../lib/storage.ts';

type Ads = typeof import('./ads.tsx');
/** The ads themselves and their words; null where they do not come, which nobody misses. */
const loadAds = (): Promise<Ads | null> =>
  Promise.all([import('./ads.tsx'), loadTexts('ads')]).then(
    ([ads]) => ads,
    () => null,
  );

function Banner() {
  const [ads, setAds] = useState<Ads | null>(null);
  useEffect(() => {
    if (readStored(STORAGE_KEYS.bannerClosed, 'sessionStorage')) return;
    const timer = setTimeout(() => void loadAds().then(setAds), AD_BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return ads && <ads.MobileBanner />;
}

/** Calls `then` once, as soon as an element is where it should be. Returns the way to call it off. */
function onceWhere(
  element: Element | null,
  rootMargin: string,
  isThere: (entry: IntersectionObserverEntry) => boolean,
  then: () => void,
): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry || !isThere(entry)) return;
      observer.disconnect();
      then();
    },
    { rootMargin },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}

function InPage() {
  const [ads, setAds] = useState<Ads | null>(null);
  const [isFilled, setIsFilled] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // most visitors do not scroll this far, so it is fetched when somebody comes near
    const whenNear = () =>
      onceWhere(
        slot.current,
        '600px 0px',
        (entry) => entry.isIntersecting,
        () => void loadAds().then(setAds),
      );
    // not before the page has its content, without which every page's end is near
    let callOff = afterLoading(async () => {
      callOff = whenNear();
    });
    return () => callOff();
  }, []);
  useEffect(() => {
    if (!ads) return;
    // filled only while it lies below the screen: nothing that somebody looks at moves. A pixel less, because a page that
    // is just as high as the screen ends at its edge
    const isBelow = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) =>
      !isIntersecting && boundingClientRect.top > 0;
    return onceWhere(slot.current, '0px 0px -1px', isBelow, () => setIsFilled(true));
  }, [ads]);
  return (
    <div ref={slot} data-ad="in-page">
      {ads && isFilled && <ads.InPageAd />}
    </div>
  );
}

/** A phone's banner at the top of a page, some seconds after the page. Nothing on wider screens. */
export const MobileBannerSlot = () => (adsEnabled ? <Banner /> : null);

/** The ad at the end of a page, above the footer. It takes no room before it is there. */
export const InPageAdSlot = () => (adsEnabled ? <InPage /> : null);
