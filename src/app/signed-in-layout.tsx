import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SkipLink } from '../ui/skip-link.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OutboxSlot } from './outbox-slot.tsx';
import { PreferenceButtons } from './preference-buttons.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { Brand } from './public-layout.tsx';
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
  gap: theme.spacing(0.5),
  width: '100%',
  maxWidth: 1080,
  margin: '0 auto',
  padding: theme.spacing(1, 2),
  '& > a': { marginRight: 'auto' },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2), '& > a': { display: 'none' } },
}));
/** The frame of the signed-in pages: header, offline note, and the way around: a bar below on phones, a rail on wide screens. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  // writing a quiz takes the whole phone screen; its own bar holds the way back and the save button
  const isEditor = useLocation().pathname.startsWith('/create-quiz');
  return (
    <Frame>
      <SkipLink />
      <Rail />
      <Header>
        <Brand to="/dashboard">{t('appName')}</Brand>
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
