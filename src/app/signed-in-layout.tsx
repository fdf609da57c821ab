import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SkipLink } from '../ui/skip-link.tsx';
import { HeaderBrand } from './brand.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OutboxSlot } from './outbox-slot.tsx';
import { PreferenceButtons } from './preference-buttons.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { BottomBar, RAIL_WIDTH, Rail } from './signed-in-nav.tsx';

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  paddingTop: 'env(safe-area-inset-top)',
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('md')]: { paddingLeft: RAIL_WIDTH },
}));
const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'min(4px, 1vw)',
  width: '100%',
  maxWidth: 1080,
  margin: '0 auto',
  padding: '8px clamp(8px, 4vw, 16px)',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2), '& > [data-brand]': { display: 'none' } },
}));
/** The frame of the signed-in pages: header, offline note, and the way around: a bar below on phones, a rail on wide screens. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  // writing a quiz takes the whole phone screen; its own bar holds the way back and the save button
  const isEditor = useLocation().pathname.startsWith('/create-quiz');
  return (
    <Frame>
      <SkipLink />
      <Rail />
      <Header>
        <HeaderBrand to="/dashboard" />
        <OutboxSlot />
        <PreferenceButtons />
        <ProfileMenu />
      </Header>
      <OfflineNote />
      <div id="content" style={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
        {children}
      </div>
      {!isEditor && <BottomBar />}
    </Frame>
  );
}
