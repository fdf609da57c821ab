import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { findRoute } from '../config/find-route.ts';
import { InPageAdSlot, MobileBannerSlot } from '../features/ads/ad-slots.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { repeatEarlyInput, stopKeepingInput } from '../lib/early-input.ts';
import { useLocation } from '../lib/router/router.tsx';
import { useIsHydrated } from '../lib/use-device-state.ts';
import { useIsProbablyMine } from '../session/hint.ts';
import { Column, Row } from '../ui/layout.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { LoadingState } from '../ui/states.tsx';
import { HeaderBrand } from './brand.tsx';
import { LazyOutbox } from './lazy-outbox.tsx';
import { lazyPart } from './lazy-page.ts';
import { PreferenceButtons } from './preference-buttons.tsx';
import css from './public-layout.module.css';
import { SiteMenu } from './site-menu.tsx';

const Footer = lazyPart(() => import('./site-footer.tsx').then((m) => m.SiteFooter), 'site');
const ReportPart = lazyPart(() => import('../report/report-part.tsx').then((m) => m.ReportPart));

/**
 * Nobody reports themselves. A component of its own: a layout that renders again while its page is being hydrated
 * throws the page away, with what was typed into it.
 */
function ReportSlot({ pathname }: { pathname: string }) {
  const isMine = useIsProbablyMine(pathname);
  return (
    !isMine && (
      <Suspense>
        <ReportPart />
      </Suspense>
    )
  );
}

/** Shown while a page's script is loading. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <Column>
      <LoadingState label={t('loading')} />
    </Column>
  );
}

/** Frame of every page that needs no account: header with name, menu, language and theme, the page, the footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const frame = route?.frame;
  // not in the middle of a task
  const hasSurroundings = frame !== 'focused';
  // the game needs the space of a phone's screen, and has its own language switch
  const isDemo = frame === 'demo';
  // these show what somebody wrote
  const report = route?.isRendered && <ReportSlot pathname={pathname} />;
  return (
    <>
      <SkipLink />
      {hasSurroundings && !isDemo && <MobileBannerSlot />}
      <div className={css['frame']}>
        <header className={css['bar']}>
          <HeaderBrand to="/" />
          <Row gap={0.5} style={{ marginInlineStart: 'auto' }}>
            <LazyOutbox />
            {hasSurroundings && <SiteMenu />}
            <PreferenceButtons withoutLanguage={isDemo} />
          </Row>
        </header>
        <div className={css['content']} id="content" tabIndex={-1}>
          <Suspense fallback={<PageLoading />}>
            {children}
            <EarlyInput />
          </Suspense>
        </div>
        {!hasSurroundings && report}
      </div>
      {hasSurroundings && (
        // below the first screen, so that nothing shifts when they load
        <>
          {report}
          <InPageAdSlot />
          <Suspense>
            <Footer />
          </Suspense>
        </>
      )}
    </>
  );
}

/** Beside a page: once it reacts and knows what this device keeps, what somebody did before is repeated. */
function EarlyInput() {
  const isHydrated = useIsHydrated();
  useLayoutEffect(stopKeepingInput, []);
  useLayoutEffect(() => {
    if (isHydrated) repeatEarlyInput();
  }, [isHydrated]);
  return null;
}
