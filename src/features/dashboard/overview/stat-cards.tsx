import { profileViews } from '@domain/dashboard/activity.ts';
import type { AccountActivity, InboxCounts } from '@domain/profiles/account-activity.ts';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import MailRounded from '@mui/icons-material/MailRounded';
import StyleRounded from '@mui/icons-material/StyleRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import type { DashboardTab } from '../../../config/routes.ts';
import { HANDS_AS_ON } from '../../../ui/forward-as.ts';
import { HiddenText } from '../../../ui/layout.tsx';
import type { Color } from '../../../ui/palette.ts';
import { Badge, Sticker } from '../../../ui/sticker.tsx';
import { SymbolTile } from '../../../ui/symbol-tile.tsx';
import { DISPLAY } from '../../../ui/tokens.ts';
import { useFormats } from '../../../ui/use-formats.ts';
import { Blank } from '../shared/blank.tsx';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  // two per row on a phone, unless large text needs the full width
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  gap: theme.spacing(1.75),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 22%)), 1fr))' },
}));
const Card = styled(
  Sticker,
  HANDS_AS_ON,
)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minHeight: 132,
  height: '100%',
  padding: theme.spacing(1.75),
  '& .top': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    gap: 6,
    minHeight: 44,
  },
  '& .figure': {
    marginTop: 'auto',
    fontFamily: DISPLAY,
    fontWeight: 800,
    fontSize: '2.5rem',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .label': { fontWeight: 600, fontSize: '0.9375rem' },
}));
// a phone's card is narrow
const Small = styled(Badge)({ fontSize: '0.75rem', padding: '2px 8px', whiteSpace: 'nowrap' });
const Plain = styled(Link)({ color: 'inherit', textDecoration: 'none', borderRadius: 24 });

interface StatProps {
  label: string;
  value: number | null;
  color: Color;
  icon: ReactNode;
  /** The figure's source; without it the card isn't a link. */
  tab?: DashboardTab;
  badge?: ReactNode;
}

function Stat({ label, value, color, icon, tab, badge }: StatProps) {
  const { number } = useFormats();
  const card = (
    <Card as="div">
      <span className="top">
        <SymbolTile color={color} aria-hidden>
          {icon}
        </SymbolTile>
        {badge}
      </span>
      <span className="figure">{value === null ? <Blank aria-hidden /> : number(value)}</span>
      <span className="label">{label}</span>
    </Card>
  );
  return tab ? <Plain to={href.dashboard(tab)}>{card}</Plain> : card;
}

interface Props {
  inbox: InboxCounts | null;
  quizCount: number | null;
  plays: number | null;
  views: AccountActivity['views'];
}

/** Views: those that were counted, and an estimate of the time before, labeled as such. */
function Views({ plays, counted }: { plays: number | null; counted: AccountActivity['views'] }) {
  const { t } = useTranslation('dashboard');
  const { calendarDay } = useFormats();
  const { views, estimated } = profileViews(plays ?? 0, counted);
  const note = counted
    ? t('stats.sinceNote', { day: calendarDay(counted.since), count: estimated })
    : t('stats.estimateNote');
  return (
    <Stat
      label={t('stats.views')}
      value={plays === null ? null : views}
      color="teal"
      icon={<VisibilityRounded />}
      badge={
        (!counted || estimated > 0) && (
          <Small title={note}>
            {t(counted ? 'stats.partlyEstimate' : 'stats.estimate')}
            <HiddenText>{note}</HiddenText>
          </Small>
        )
      }
    />
  );
}

/** The four figures of the overview. */
export function StatCards({ inbox, quizCount, plays, views }: Props) {
  const { t } = useTranslation('dashboard');
  const unread = inbox?.unread ?? 0;
  return (
    <section aria-label={t('stats.title')}>
      <Grid>
        <Stat label={t('stats.quizzes')} value={quizCount} color="violet" icon={<StyleRounded />} tab="quizzes" />
        <Stat label={t('stats.responses')} value={plays} color="coral" icon={<GroupsRounded />} tab="responses" />
        <Stat
          label={t('stats.messages')}
          value={inbox?.messages ?? null}
          color="yellow"
          icon={<MailRounded />}
          tab="messages"
          badge={unread > 0 && <Small color="yellow">{t('stats.unread', { count: unread })}</Small>}
        />
        <Views plays={plays} counted={views} />
      </Grid>
    </section>
  );
}
