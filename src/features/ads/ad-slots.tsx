import { AD_BANNER_DELAY_MS, AD_SLIDE_OUT_MS } from '@domain/limits.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { adsEnabled } from '../../config/env.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { loadTexts } from '../../i18n/load-texts.ts';
import { afterLoading } from '../../lib/after-loading.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { GAME_COLORS } from '../../ui/games.ts';
import { FROM_SM, styled } from '../../ui/styled.ts';
import { AD_IN_A_ROW } from './layout.ts';

type Ads = typeof import('./ads.tsx');
/** The ads themselves and their words; null where they do not come, which nobody misses. */
const loadAds = (): Promise<Ads | null> =>
  Promise.all([import('./ads.tsx'), loadTexts('ads')]).then(
    ([ads]) => ads,
    () => null,
  );

/** Quiet paper with holes, where an ad will be. */
const PAPER = 'radial-gradient(var(--mui-palette-divider) 1.5px, transparent 2px) 0 0 / 14px 14px';
/** A row of stickers in the games' colours, so that the strip looks meant before its ad comes. */
const RIBBON = Object.values(GAME_COLORS)
  .map(
    ({ fill }, place) =>
      `radial-gradient(circle, ${fill} 7px, #0000 7.5px) ${place * 24}px ${place % 2 ? 10 : -10}px / 96px 100%`,
  )
  .join(', ');
// taller than twice where text is twice as large: the words then take more lines
const BANNER_HEIGHT = 'calc(6rem - 32px)';

const Strip = styled('div')({
  flex: 'none',
  height: BANNER_HEIGHT,
  overflow: 'hidden',
  // held at its lower edge, so that it leaves upwards
  display: 'flex',
  alignItems: 'flex-end',
  '& > *': { flex: 1, height: BANNER_HEIGHT, minWidth: 0 },
  background: RIBBON,
  borderBottom: '2px solid var(--mui-palette-divider)',
  '&[data-leaving]': { height: 0, border: 0, transition: `height ${AD_SLIDE_OUT_MS}ms ease-in-out` },
  [FROM_SM]: { display: 'none' },
  // the script in the page's head knows that it was closed
  '.no-banner &': { display: 'none' },
});

function BannerStrip() {
  const [ads, setAds] = useState<Ads | null>(null);
  const [state, setState] = useState<'open' | 'leaving' | 'closed'>('open');
  // before the first paint in the browser; prerendered pages are the same for everybody
  useLayoutEffect(() => {
    if (readStored(STORAGE_KEYS.bannerClosed, 'sessionStorage')) setState('closed');
  }, []);
  useEffect(() => {
    if (state === 'closed') return;
    if (state === 'leaving') {
      const timer = setTimeout(() => setState('closed'), AD_SLIDE_OUT_MS);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => void loadAds().then(setAds), AD_BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'closed') return null;
  const close = () => {
    writeStored(STORAGE_KEYS.bannerClosed, true, 'sessionStorage');
    setState('leaving');
    // the button that has the focus is about to go
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <Strip data-ad="banner" data-leaving={state === 'leaving' ? '' : undefined}>
      {ads && <ads.MobileBanner onClose={close} />}
    </Strip>
  );
}

const Room = styled('div')({
  flex: 'none',
  width: '100%',
  maxWidth: 752,
  margin: '0 auto',
  padding: '40px 16px',
  containerType: 'inline-size',
  '& > div': {
    display: 'grid',
    minWidth: 0,
    borderRadius: 24,
    background: PAPER,
    // the longest ad in either language, on the narrowest screen and with the largest letters
    minHeight: 'calc(23rem - 56px)',
    [AD_IN_A_ROW]: { minHeight: 'calc(15rem - 48px)' },
  },
});

function InPageRoom() {
  const [ads, setAds] = useState<Ads | null>(null);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // most visitors do not scroll this far: fetched when somebody comes near
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void loadAds().then(setAds);
      },
      { rootMargin: '600px 0px' },
    );
    // not before the page has its content, above which it would be near on every page
    const callOff = afterLoading(async () => room.current && observer.observe(room.current));
    return () => {
      callOff();
      observer.disconnect();
    };
  }, []);
  return (
    <Room ref={room} data-ad="in-page">
      <div>{ads && <ads.InPageAd />}</div>
    </Room>
  );
}

/** Where a phone's banner will be, at the top of a page: its height is kept from the first paint. Nothing on wider screens. */
export const MobileBannerSlot = () => (adsEnabled ? <BannerStrip /> : null);

/** Where the ad at the end of a page will be, above the footer: its height is kept from the first paint. */
export const InPageAdSlot = () => (adsEnabled ? <InPageRoom /> : null);
