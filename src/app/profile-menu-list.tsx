import { hasNewResponses } from '@domain/profiles/account-activity.ts';
import GavelRounded from '@mui/icons-material/GavelRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import InstallMobileRounded from '@mui/icons-material/InstallMobileRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MailRounded from '@mui/icons-material/MailRounded';
import ManageAccountsRounded from '@mui/icons-material/ManageAccountsRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '../config/href.ts';
import { useInstallEntry } from '../features/install/use-install-entry.tsx';
import { logOut } from '../session/session.ts';
import { useSession } from '../session/state.ts';
import { useConnection } from '../stores/connection.ts';
import { ALONG } from '../ui/icon.tsx';
import { useMenuPlace } from '../ui/menu-place.ts';
import { UserName } from '../ui/user-text.tsx';
import { UnsentDialog } from './unsent-dialog.tsx';

const Who = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 2, 1.5),
  marginBottom: theme.spacing(1),
  borderBottom: '2px dashed var(--mui-palette-divider)',
  '& bdi': { display: 'block', color: 'var(--mui-palette-text-secondary)', fontSize: '0.9375rem' },
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

/** The menu below the creator's picture: the signed-in user, news, account and sign-out. */
export function ProfileMenuList({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'install']);
  const navigate = useNavigate();
  const place = useMenuPlace();
  const { user, profile, account, latestResponseAt, isOperator } = useSession();
  const isOnline = useConnection((connection) => connection.isOnline);
  const { canInstall, install, dialog } = useInstallEntry();
  const [unsent, setUnsent] = useState(0);
  const unread = account?.inbox.unread ?? 0;
  const isResponseNew = account !== null && hasNewResponses(account, latestResponseAt);
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  const goTo = (path: string) => choose(() => void navigate(path));
  return (
    <>
      <Menu
        // within the header, a landmark, instead of at the end of the page
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        {...place}
        slotProps={{ paper: { sx: { mt: 1, minWidth: 220 } } }}
      >
        {profile && (
          <Who role="presentation">
            <UserName as="strong">{profile.name}</UserName>
            <UserName>@{profile.username}</UserName>
          </Who>
        )}
        {unread > 0 && (
          <Entry
            icon={<MailRounded />}
            label={t('menu.unread', { count: unread })}
            isNews
            onClick={goTo(href.dashboard('messages'))}
          />
        )}
        {isResponseNew && (
          <Entry
            icon={<GroupsRounded />}
            label={t('menu.newResponses')}
            isNews
            onClick={goTo(href.dashboard('responses'))}
          />
        )}
        <Entry icon={<ManageAccountsRounded />} label={t('menu.manageProfile')} onClick={goTo(href.page('account'))} />
        {isOperator && isOnline && (
          <Entry icon={<GavelRounded />} label={t('menu.console')} onClick={goTo(href.page('operator'))} />
        )}
        {canInstall && <Entry icon={<InstallMobileRounded />} label={t('install:install')} onClick={choose(install)} />}
        {/* to sign out as a guest would be to lose it all */}
        {!user?.isGuest && (
          <Entry
            icon={<LogoutRounded style={ALONG} />}
            label={t('menu.logout')}
            onClick={choose(() => void logOut().then(setUnsent))}
          />
        )}
      </Menu>
      {dialog}
      {unsent > 0 && (
        <UnsentDialog count={unsent} onStay={() => setUnsent(0)} onSignOut={() => void logOut('/', true)} />
      )}
    </>
  );
}
