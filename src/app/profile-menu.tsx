import LogoutRounded from '@mui/icons-material/LogoutRounded';
import ManageAccountsRounded from '@mui/icons-material/ManageAccountsRounded';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { logOut, useSession } from '../stores/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { GAME_COLORS, INK } from '../ui/games.ts';

const Trigger = styled(ButtonBase)({ position: 'relative', borderRadius: '50%', minWidth: 48, minHeight: 48 });
const Dot = styled('span')({
  position: 'absolute',
  top: 2,
  right: 2,
  width: 14,
  height: 14,
  borderRadius: '50%',
  border: `2px solid ${INK}`,
  backgroundColor: GAME_COLORS['two-truths'].fill,
});
const Who = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 2, 1.5),
  marginBottom: theme.spacing(1),
  borderBottom: '2px dashed var(--mui-palette-divider)',
  '& span': { display: 'block', color: 'var(--mui-palette-text-secondary)', fontSize: '0.9375rem' },
}));

/** The creator's picture with a dot when there are messages or responses; it opens the way to the profile and out. */
export function ProfileMenu() {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { profile, inbox, user } = useSession();
  const hasNews = (inbox?.messages ?? 0) + (profile?.stats.plays ?? 0) > 0;
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <Trigger
        aria-label={hasNews ? `${t('menu.open')}. ${t('menu.news')}` : t('menu.open')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={profile?.name ?? user?.name ?? ''} photoURL={profile?.photoURL ?? null} size={42} />
        {hasNews && <Dot data-testid="notification-dot" />}
      </Trigger>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            elevation: 0,
            sx: {
              mt: 1,
              minWidth: 220,
              border: '2px solid var(--mui-palette-sticker-line)',
              boxShadow: 'var(--mui-palette-sticker-shadow)',
              backgroundImage: 'none',
            },
          },
        }}
      >
        {profile && (
          <Who role="presentation">
            <strong>{profile.name}</strong>
            <span>@{profile.username}</span>
          </Who>
        )}
        <MenuItem sx={{ minHeight: 48 }} onClick={choose(() => void navigate('/dashboard?tab=profile'))}>
          <ListItemIcon>
            <ManageAccountsRounded />
          </ListItemIcon>
          {t('menu.manageProfile')}
        </MenuItem>
        <MenuItem sx={{ minHeight: 48 }} onClick={choose(() => void logOut())}>
          <ListItemIcon>
            <LogoutRounded />
          </ListItemIcon>
          {t('menu.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
