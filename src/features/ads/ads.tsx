/** What the slots load once the page is usable: one file, since most pages show both. */
export { InPageAd } from './in-page-ad.tsx';
export { MobileBanner } from './mobile-banner.tsx';
