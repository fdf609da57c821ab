import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { visitorRoute } from '../config/visitor-route.ts';
import { Column, Row } from '../ui/layout.tsx';
import { LoadingState } from '../ui/states.tsx';
import { styled } from '../ui/styled.ts';
import { DISPLAY } from '../ui/tokens.ts';
import { lazyPage } from './lazy-page.ts';
import { PreferenceButtons } from './preference-buttons.tsx';
import { SiteMenu } from './site-menu.tsx';
import { useRouteChange } from './use-route-change.ts';

const Footer = lazyPage(() => import('./site-footer.tsx').then((m) => m.SiteFooter), 'site');

// isolated, so that a page can put its game's colour behind the header (ui/game-band.tsx)
export const Frame = styled('div')({
  minHeight: '100dvh',
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
  padding: '12px 16px',
});
/** The product's name as a link home. */
export const Brand = styled(Link)({
  fontFamily: DISPLAY,
  fontWeight: 800,
  fontSize: '1.5rem',
  letterSpacing: '-0.02em',
  color: 'inherit',
  textDecoration: 'none',
  padding: '6px 0',
});
const SkipLink = styled('a')({
  position: 'absolute',
  zIndex: 10,
  top: 8,
  left: 8,
  padding: '12px 20px',
  borderRadius: 999,
  backgroundColor: 'var(--mui-palette-text-primary)',
  color: 'var(--mui-palette-background-default)',
  fontWeight: 700,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});
const Content = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column', '&:focus': { outline: 'none' } });

/** Pages on which somebody is in the middle of something: no menu, no footer, no ads. */
const isFocused = (pathname: string) =>
  pathname.startsWith('/auth') || ['take-quiz', 'send-message'].includes(visitorRoute(pathname)?.page ?? '');

/** Frame of every page that needs no account: name, menu, language and theme at the top, the page, the footer. */
export function PublicLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useRouteChange();
  const hasSurroundings = !isFocused(pathname);
  return (
    <>
      <Frame>
        <SkipLink href="#content">{t('skipToContent')}</SkipLink>
        <Bar>
          <Brand to="/">{t('appName')}</Brand>
          <Row>
            {hasSurroundings && <SiteMenu />}
            <PreferenceButtons />
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
          </Suspense>
        </Content>
      </Frame>
      {hasSurroundings && (
        // below the first screen, so that nothing moves when it arrives
        <Suspense>
          <Footer />
        </Suspense>
      )}
    </>
  );
}
