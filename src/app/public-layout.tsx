import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { Column, Row } from '../ui/layout.tsx';
import { LoadingState } from '../ui/states.tsx';
import { styled } from '../ui/styled.ts';
import { DISPLAY } from '../ui/tokens.ts';
import { PreferenceButtons } from './preference-buttons.tsx';
import { useRouteChange } from './use-route-change.ts';

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
  width: '100%',
  maxWidth: 1080,
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

/** Frame of every page that needs no account: name, language and theme at the top, the page below. */
export function PublicLayout() {
  const { t } = useTranslation();
  useRouteChange();
  return (
    <Frame>
      <Bar>
        <Brand to="/">{t('appName')}</Brand>
        <Row>
          <PreferenceButtons />
        </Row>
      </Bar>
      <Suspense
        fallback={
          <Column>
            <LoadingState label={t('loading')} />
          </Column>
        }
      >
        <Outlet />
      </Suspense>
    </Frame>
  );
}
