/** What the slots fetch when the page has been usable for a while: one file, since most pages show both. */
export { InPageAd } from './in-page-ad.tsx';
export { MobileBanner } from './mobile-banner.tsx';
