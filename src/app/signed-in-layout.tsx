import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute } from '../config/find-route.ts';
import { href } from '../config/href.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { HeaderBrand } from './brand.tsx';
import { LazyAccountNotice } from './lazy-account-notice.tsx';
import { LazyOutbox } from './lazy-outbox.tsx';
import { OfflineNote } from './offline-note.tsx';
import { PreferenceButtons } from './preference-buttons.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { BottomBar, RAIL_WIDTH, Rail } from './signed-in-nav.tsx';

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'hasRail' })<{ hasRail: boolean }>(
  ({ theme, hasRail }) => ({
    minHeight: '100dvh',
    paddingTop: 'env(safe-area-inset-top)',
    display: 'flex',
    flexDirection: 'column',
    // the rail shows the brand
    ...(hasRail && {
      [theme.breakpoints.up('md')]: {
        paddingInlineStart: RAIL_WIDTH,
        '& > header > [data-brand]': { display: 'none' },
      },
      '@media print': { paddingInlineStart: 0, '& > header > [data-brand]': { display: 'block' } },
    }),
  }),
);
const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'min(4px, 1vw)',
  width: '100%',
  maxWidth: 1080,
  margin: '0 auto',
  // as high without the profile menu, which newcomers don't have
  minHeight: 64,
  padding: '8px clamp(8px, 4vw, 16px)',
  [theme.breakpoints.up('md')]: { minHeight: 80, padding: theme.spacing(2) },
}));
/**
 * The frame of the signed-in pages: header, offline note and navigation, a bottom bar on phones and a rail on wide
 * screens. Newcomers get no navigation.
 */
export function SignedInLayout({ isNewcomer, children }: { isNewcomer: boolean; children: ReactNode }) {
  // the quiz editor takes the whole phone screen; its own bar has Back and Save
  const isFocused = findRoute(useLocation().pathname)?.frame === 'focused';
  return (
    <Frame hasRail={!isNewcomer}>
      <SkipLink />
      {!isNewcomer && <Rail />}
      <Header>
        <HeaderBrand to={isNewcomer ? '/' : href.dashboard()} />
        <LazyOutbox />
        <PreferenceButtons />
        {!isNewcomer && <ProfileMenu />}
      </Header>
      <OfflineNote />
      <LazyAccountNotice />
      <div id="content" style={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
        {children}
      </div>
      {!isFocused && !isNewcomer && <BottomBar />}
    </Frame>
  );
}
