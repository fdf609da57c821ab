import { CREAM, INK } from '@domain/palette.ts';
import { hasNews as accountHasNews } from '@domain/profiles/account-activity.ts';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../i18n/i18n.ts';
import { fetchAhead } from '../lib/after-loading.ts';
import { useSession } from '../session/state.ts';
import { Avatar } from '../ui/avatar.tsx';

const loadList = () =>
  Promise.all([import('./profile-menu-list.tsx'), loadTexts('install')]).then(([m]) => ({
    default: m.ProfileMenuList,
  }));
// a menu weighs as much as the rest of the frame: loaded after the page, or on the first tap
const ProfileMenuList = lazy(loadList);
const PRELOAD_MS = 2000;

const Trigger = styled(ButtonBase)({ position: 'relative', borderRadius: '50%', minWidth: 48, minHeight: 48 });
const Nobody = styled('span')({
  width: 42,
  height: 42,
  borderRadius: '50%',
  backgroundColor: 'var(--mui-palette-divider)',
});
const Dot = styled('span')({
  position: 'absolute',
  top: 2,
  insetInlineEnd: 2,
  width: 14,
  height: 14,
  borderRadius: '50%',
  // on a face of any color
  border: `2px solid ${CREAM}`,
  backgroundColor: INK,
});
/**
 * The creator's picture, with a dot while there are unread messages or unseen responses; the menu lists and links them.
 * Reading them clears the dot.
 */
export function ProfileMenu() {
  const { t } = useTranslation('dashboard');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { profile, account, latestResponseAt } = useSession();
  useEffect(() => fetchAhead(loadList, PRELOAD_MS), []);
  const hasNews = account !== null && accountHasNews(account, latestResponseAt);
  return (
    <>
      <Trigger
        data-screen-only
        aria-label={hasNews ? `${t('menu.open')}. ${t('menu.news')}` : t('menu.open')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpened(true);
        }}
      >
        {/* no face until it's known whose */}
        {profile ? <Avatar name={profile.name} photoURL={profile.photoURL} size={42} /> : <Nobody />}
        {hasNews && <Dot data-testid="notification-dot" />}
      </Trigger>
      <Suspense>{wasOpened && <ProfileMenuList anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
