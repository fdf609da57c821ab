import { AD_BANNER_DELAY_MS } from '@domain/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { adsEnabled } from '../../config/env.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { afterLoading } from '../../lib/after-loading.ts';
import { readStored } from '../../lib/storage.ts';

type Ads = typeof import('./ads.tsx');
/** Loads the ads and their texts; null if that fails, as nobody misses them. */
const loadAds = (): Promise<Ads | null> =>
  Promise.all([import('./ads.tsx'), loadTexts('ads')]).then(
    ([ads]) => ads,
    () => null,
  );

/** How long a page has stood still when its scrolling has ended: making room before that would stop it. */
const STILL_MS = 200;

function Banner() {
  const [ads, setAds] = useState<Ads | null>(null);
  useEffect(() => {
    if (readStored(STORAGE_KEYS.bannerClosed, 'sessionStorage')) return;
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('scroll', wait);
    };
    const show = () => {
      stop();
      void loadAds().then(setAds);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(show, STILL_MS);
    };
    let timer = setTimeout(() => {
      addEventListener('scroll', wait, { passive: true });
      wait();
    }, AD_BANNER_DELAY_MS - STILL_MS);
    return stop;
  }, []);
  return ads && <ads.MobileBanner />;
}

/** Calls `then` once, when an element meets the condition. Returns a function that cancels it. */
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
    // loaded only when someone scrolls close, as most visitors don't
    const whenNear = () =>
      onceWhere(
        slot.current,
        '600px 0px',
        (entry) => entry.isIntersecting,
        () => void loadAds().then(setAds),
      );
    // not before the page has its content: the end of an empty page is always near
    let callOff = afterLoading(async () => {
      callOff = whenNear();
    });
    return () => callOff();
  }, []);
  useEffect(() => {
    if (!ads) return;
    // filled only while below the screen, so that nothing visible moves; one pixel less, because a page as high as the
    // screen ends at its edge
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

/** A phone's banner at the top of a page, some seconds after it has loaded. Nothing on wider screens. */
export const MobileBannerSlot = () => (adsEnabled ? <Banner /> : null);

/** The ad at the end of a page, above the footer. Takes no space until it has loaded. */
export const InPageAdSlot = () => (adsEnabled ? <InPage /> : null);
