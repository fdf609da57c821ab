import { FILLS, INK } from '@domain/palette.ts';
import { hasNewResponses } from '@domain/profiles/account-activity.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import DashboardRounded from '@mui/icons-material/DashboardRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import MailRounded from '@mui/icons-material/MailRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import StyleRounded from '@mui/icons-material/StyleRounded';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { findPage } from '../config/find-route.ts';
import { href } from '../config/href.ts';
import { DASHBOARD_TABS, type DashboardTab } from '../config/routes.ts';
import { useTab } from '../features/dashboard/shared/address.ts';
import { useSession } from '../session/state.ts';
import { Brand } from './brand.tsx';

/** Grows with the text, as its words don't break. */
export const RAIL_WIDTH = 'min(14.5rem, 32vw)';
const BAR_HEIGHT = 68;

const ICONS: Readonly<Record<DashboardTab, typeof DashboardRounded>> = {
  overview: DashboardRounded,
  quizzes: StyleRounded,
  responses: GroupsRounded,
  messages: MailRounded,
  profile: PersonRounded,
};

const Bar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1100,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(${DASHBOARD_TABS.length}, minmax(0, 1fr))`,
  minHeight: BAR_HEIGHT,
  padding: `6px 6px calc(4px + env(safe-area-inset-bottom))`,
  borderTop: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
const Side = styled('aside')(({ theme }) => ({
  display: 'none',
  position: 'fixed',
  zIndex: 1100,
  insetBlock: 0,
  insetInlineStart: 'env(safe-area-inset-left)',
  width: RAIL_WIDTH,
  flexDirection: 'column',
  gap: theme.spacing(2),
  padding: `calc(16px + env(safe-area-inset-top)) 16px calc(16px + env(safe-area-inset-bottom))`,
  borderInlineEnd: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  overflowY: 'auto',
  '& nav': { display: 'flex', flexDirection: 'column', gap: 4 },
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));
const Item = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  borderRadius: 16,
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: 'var(--display)',
  fontWeight: 600,
  // five labels side by side fit a phone at any text size
  fontSize: 'min(0.8125rem, 4vw)',
  '& .icon': { display: 'grid', padding: '3px min(14px, 3vw)', borderRadius: 999, border: '2px solid transparent' },
  '&[aria-current] .icon': { backgroundColor: FILLS.yellow, borderColor: INK, color: INK },
  // there, no frame is transparent and no ground is yellow
  '@media (forced-colors: active)': {
    '& .icon': { borderColor: 'Canvas' },
    '&[aria-current] .icon': { borderColor: 'Highlight' },
  },
  '&[aria-current]': { fontWeight: 800 },
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row',
    justifyContent: 'flex-start',
    gap: 12,
    minHeight: 52,
    padding: '4px 8px',
    fontSize: '1.0625rem',
    '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  },
}));
const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  insetInlineStart: 'calc(50% + 8px)',
  minWidth: 20,
  padding: '0 5px',
  borderRadius: 999,
  border: `2px solid ${INK}`,
  backgroundColor: FILLS.coral,
  color: INK,
  fontSize: 'min(0.75rem, 4vw)',
  fontWeight: 800,
  lineHeight: 4 / 3,
  textAlign: 'center',
  [theme.breakpoints.up('md')]: { position: 'static', marginInlineStart: 'auto', lineHeight: 5 / 3, minWidth: 24 },
}));

// a circle: it says that there is news, not how much
const News = styled(Count)(({ theme }) => ({
  minWidth: 14,
  width: 14,
  height: 14,
  padding: 0,
  [theme.breakpoints.up('md')]: { flex: 'none', minWidth: 14 },
}));

function Items() {
  const { t } = useTranslation('dashboard');
  const isDashboard = findPage(useLocation().pathname) === 'dashboard';
  const current = useTab();
  const account = useSession((state) => state.account);
  const latestResponseAt = useSession((state) => state.latestResponseAt);
  const unread = account?.inbox.unread ?? 0;
  const isResponseNew = account !== null && hasNewResponses(account, latestResponseAt);
  return DASHBOARD_TABS.map((tab) => {
    const Icon = ICONS[tab];
    return (
      <Item key={tab} to={href.dashboard(tab)} aria-current={isDashboard && tab === current ? 'page' : undefined}>
        <span className="icon">
          <Icon />
        </span>
        {t(`nav.${tab}`)}
        {tab === 'messages' && unread > 0 && (
          <Count role="img" aria-label={t('stats.unread', { count: unread })}>
            {unread > 99 ? '99+' : unread}
          </Count>
        )}
        {tab === 'responses' && isResponseNew && <News role="img" aria-label={t('menu.newResponses')} />}
      </Item>
    );
  });
}

/** The dashboard's sections at the bottom, on phones. */
export function BottomBar() {
  const { t } = useTranslation('dashboard');
  return (
    <Bar aria-label={t('nav.label')}>
      {/* what takes the focus is scrolled out from under it */}
      <GlobalStyles styles={{ html: { scrollPaddingBottom: BAR_HEIGHT + 12 } }} />
      <Items />
    </Bar>
  );
}

/** The dashboard's sections at the left edge, on wide screens. */
export function Rail() {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  return (
    <Side aria-label={common('appName')}>
      <Brand to={href.dashboard()}>{common('appName')}</Brand>
      <nav aria-label={t('nav.label')}>
        <Items />
      </nav>
      <Button variant="contained" component={Link} to={href.createQuiz()} startIcon={<AddRounded />}>
        {t('create')}
      </Button>
    </Side>
  );
}
