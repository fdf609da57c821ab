import { hasNews as accountHasNews, hasNewResponses } from '@domain/profiles/profile.ts';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MailRounded from '@mui/icons-material/MailRounded';
import ManageAccountsRounded from '@mui/icons-material/ManageAccountsRounded';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
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

interface EntryProps {
  icon: ReactNode;
  label: string;
  isNews?: boolean;
  onClick: () => void;
}

function Entry({ icon, label, isNews = false, onClick }: EntryProps) {
  return (
    <MenuItem sx={{ fontWeight: isNews ? 700 : undefined }} onClick={onClick}>
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  );
}

/**
 * The creator's picture, with a dot while there are unread messages or responses not looked at; the menu says which,
 * and leads to them, to the profile, and out. Reading the messages and opening the responses puts the dot out.
 */
export function ProfileMenu() {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { profile, account, user } = useSession();
  const unread = account?.inbox.unread ?? 0;
  const isResponseNew = account !== null && hasNewResponses(account);
  const hasNews = account !== null && accountHasNews(account);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const goTo = (path: string) => choose(() => void navigate(path));
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
        // within the header, a landmark, instead of at the end of the page
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { mt: 1, minWidth: 220 } } }}
      >
        {profile && (
          <Who role="presentation">
            <strong>{profile.name}</strong>
            <span>@{profile.username}</span>
          </Who>
        )}
        {unread > 0 && (
          <Entry
            icon={<MailRounded />}
            label={t('menu.unread', { count: unread })}
            isNews
            onClick={goTo('/dashboard?tab=messages')}
          />
        )}
        {isResponseNew && (
          <Entry
            icon={<GroupsRounded />}
            label={t('menu.newResponses')}
            isNews
            onClick={goTo('/dashboard?tab=responses')}
          />
        )}
        <Entry
          icon={<ManageAccountsRounded />}
          label={t('menu.manageProfile')}
          onClick={goTo('/dashboard?tab=profile')}
        />
        <Entry icon={<LogoutRounded />} label={t('menu.logout')} onClick={choose(() => void logOut())} />
      </Menu>
    </>
  );
}
