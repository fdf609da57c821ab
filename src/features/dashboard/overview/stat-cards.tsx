import { profileViews } from '@domain/dashboard/activity.ts';
import type { AccountActivity, InboxCounts } from '@domain/profiles/account-activity.ts';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import type { DashboardTab } from '../../../config/routes.ts';
import { HiddenText } from '../../../ui/layout.tsx';
import { Badge, Sticker } from '../../../ui/sticker.tsx';
import { DISPLAY } from '../../../ui/tokens.ts';
import { useFormats } from '../../../ui/use-formats.ts';
import { Blank } from '../shared/blank.tsx';

// four in a row on a phone, unless large text needs more width
const Grid = styled(Sticker)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(5rem, 22%)), 1fr))',
  padding: theme.spacing(0.5),
}));
const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  height: '100%',
  padding: theme.spacing(1, 0.5),
  textAlign: 'center',
  '& .figure': {
    fontFamily: DISPLAY,
    fontWeight: 800,
    fontSize: '1.75rem',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .label': { fontWeight: 600, fontSize: '0.75rem', lineHeight: 1.25 },
  [theme.breakpoints.up('sm')]: {
    padding: theme.spacing(1.5, 2),
    '& .figure': { fontSize: '2.25rem' },
    '& .label': { fontSize: '0.9375rem' },
  },
}));
// a phone's card is narrow
const Small = styled(Badge)({ alignSelf: 'center', marginTop: 4, fontSize: '0.6875rem', padding: '0 6px' });
const Plain = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 20,
  '&:hover .label': { textDecoration: 'underline' },
});

interface StatProps {
  label: string;
  value: number | null;
  /** The figure's source; without it the card isn't a link. */
  tab?: DashboardTab;
  badge?: ReactNode;
}

function Stat({ label, value, tab, badge }: StatProps) {
  const { number } = useFormats();
  const card = (
    <Card>
      <span className="figure">{value === null ? <Blank aria-hidden /> : number(value)}</span>
      <span className="label">{label}</span>
      {badge}
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
    <Grid aria-label={t('stats.title')}>
      <Stat label={t('stats.quizzes')} value={quizCount} tab="quizzes" />
      <Stat label={t('stats.responses')} value={plays} tab="responses" />
      <Stat
        label={t('stats.messages')}
        value={inbox?.messages ?? null}
        tab="messages"
        badge={unread > 0 && <Small color="yellow">{t('stats.unread', { count: unread })}</Small>}
      />
      <Views plays={plays} counted={views} />
    </Grid>
  );
}
