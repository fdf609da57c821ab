import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { findRoute } from '../config/find-route.ts';
import { InPageAdSlot, MobileBannerSlot } from '../features/ads/ad-slots.tsx';
import { Column, Row } from '../ui/layout.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { LoadingState } from '../ui/states.tsx';
import { styled } from '../ui/styled.ts';
import { HeaderBrand } from './brand.tsx';
import { EarlyInput } from './early-input.ts';
import { lazyPart } from './lazy-page.ts';
import { OutboxSlot } from './outbox-slot.tsx';
import { PreferenceButtons } from './preference-buttons.tsx';
import { SiteMenu } from './site-menu.tsx';

const Footer = lazyPart(() => import('./site-footer.tsx').then((m) => m.SiteFooter), 'site');

// isolated, so that a page can put its game's color behind the header (ui/color-band.tsx)
const Frame = styled('div')({
  minHeight: '100dvh',
  paddingTop: 'env(safe-area-inset-top)',
  display: 'flex',
  flexDirection: 'column',
  isolation: 'isolate',
  overflowX: 'clip',
});
const Bar = styled('header')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  width: '100%',
  maxWidth: 1080,
  boxSizing: 'border-box',
  margin: '0 auto',
  padding: '12px clamp(8px, 4vw, 16px)',
});
const Content = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column', '&:focus': { outline: 'none' } });

/** Frame of every page that needs no account: header with name, menu, language and theme, the page, the footer. */
export function PublicLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const frame = findRoute(pathname)?.frame;
  // not in the middle of a task
  const hasSurroundings = frame !== 'focused';
  // the game needs the space of a phone's screen, and has its own language switch
  const isDemo = frame === 'demo';
  return (
    <>
      <SkipLink />
      {hasSurroundings && !isDemo && <MobileBannerSlot />}
      <Frame>
        <Bar>
          <HeaderBrand to="/" />
          <Row gap={0.5} style={{ marginLeft: 'auto' }}>
            <OutboxSlot />
            {hasSurroundings && <SiteMenu />}
            <PreferenceButtons withoutLanguage={isDemo} />
          </Row>
        </Bar>
        <Content id="content" tabIndex={-1}>
          <Suspense
            fallback={
              <Column>
                <LoadingState label={t('loading')} />
              </Column>
            }
          >
            <Outlet />
            <EarlyInput />
          </Suspense>
        </Content>
      </Frame>
      {hasSurroundings && (
        // below the first screen, so that nothing shifts when they load
        <>
          <InPageAdSlot />
          <Suspense>
            <Footer />
          </Suspense>
        </>
      )}
    </>
  );
}
