import { profileViews } from '@domain/dashboard/activity.ts';
import { THIS_WEEK_SAMPLES } from '@domain/limits.ts';
import type { AccountActivity, InboxCounts } from '@domain/profiles/account-activity.ts';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import type { DashboardTab } from '../../../config/routes.ts';
import type { ThisWeek } from '../../../data/this-week.ts';
import { HiddenText } from '../../../ui/layout.tsx';
import { Badge, Sticker } from '../../../ui/sticker.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import css from './stat-cards.module.css';

/** A gray placeholder for a figure that is loading, as high as a line of text. */
export const Blank = styled('span')({
  display: 'inline-block',
  width: '1.2em',
  height: '0.72em',
  borderRadius: '0.25em',
  backgroundColor: 'currentColor',
  opacity: 0.16,
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
    <div className={css['one']}>
      <span className={css['figure']}>{value === null ? <Blank aria-hidden /> : number(value)}</span>
      <span className={css['label']}>{label}</span>
      {badge}
    </div>
  );
  return tab ? (
    <Link className={css['link']} to={href.dashboard(tab)}>
      {card}
    </Link>
  ) : (
    card
  );
}

/** What is new this week; until there is anything at all, a sample that is labeled as such. */
function New({ kind, total, week }: { kind: keyof ThisWeek; total: number | null; week: ThisWeek | null }) {
  const { t } = useTranslation('dashboard');
  const { number, percent } = useFormats();
  if (total === null) return null;
  if (total === 0)
    return (
      <small className={css['week']}>{t('stats.weekSample', { figure: percent(THIS_WEEK_SAMPLES[kind] / 100) })}</small>
    );
  if (!week || week[kind] === 0) return null;
  return <small className={css['week']}>{t('stats.week', { figure: number(week[kind]) })}</small>;
}

interface Props {
  week: ThisWeek | null;
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
          <small className={css['estimate']} title={note}>
            {t(counted ? 'stats.partlyEstimate' : 'stats.estimate')}
            <HiddenText>{note}</HiddenText>
          </small>
        )
      }
    />
  );
}

/** The four figures of the overview. */
export function StatCards({ week, inbox, quizCount, plays, views }: Props) {
  const { t } = useTranslation('dashboard');
  const unread = inbox?.unread ?? 0;
  return (
    <Sticker className={css['all']} aria-label={t('stats.title')}>
      <Stat
        label={t('stats.quizzes')}
        value={quizCount}
        tab="quizzes"
        badge={<New kind="quizzes" total={quizCount} week={week} />}
      />
      <Stat
        label={t('stats.responses')}
        value={plays}
        tab="responses"
        badge={<New kind="responses" total={plays} week={week} />}
      />
      <Stat
        label={t('stats.messages')}
        value={inbox?.messages ?? null}
        tab="messages"
        badge={
          <>
            {unread > 0 && (
              <Badge color="yellow" className={css['note']}>
                {t('stats.unread', { count: unread })}
              </Badge>
            )}
            <New kind="messages" total={inbox?.messages ?? null} week={week} />
          </>
        }
      />
      <Views plays={plays} counted={views} />
    </Sticker>
  );
}
