import type { Color } from '@domain/palette.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { statsOf } from '@domain/quiz/stats.ts';
import EmojiEventsRounded from '@mui/icons-material/EmojiEventsRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import TrackChangesRounded from '@mui/icons-material/TrackChangesRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../../../ui/layout.tsx';
import { SymbolTile } from '../../../ui/symbol-tile.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { TimeAgo } from '../shared/time-ago.tsx';

const Grid = styled('dl')(({ theme }) => ({
  display: 'grid',
  // two per row on a phone, unless large text or a narrow screen needs the full width
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
  gap: theme.spacing(1.75),
  margin: 0,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 22%)), 1fr))' },
}));
const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  minHeight: 116,
  padding: theme.spacing(1.75),
  borderRadius: 24,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
  '& dt': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    fontWeight: 600,
    fontSize: '0.9375rem',
    lineHeight: 1.25,
  },
  '& dd': {
    margin: 0,
    fontFamily: 'var(--display)',
    fontWeight: 800,
    fontSize: '2.25rem',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'normal',
  },
  '& small': { fontSize: '1.125rem', fontWeight: 700, color: 'var(--mui-palette-text-secondary)' },
  '& time': { fontSize: '1.625rem', lineHeight: 1.2 },
}));

function Stat({ label, color, icon, children }: { label: string; color: Color; icon: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <dt>
        <span>{label}</span>
        <SymbolTile color={color} size={38} aria-hidden>
          {icon}
        </SymbolTile>
      </dt>
      <dd>{children}</dd>
    </Card>
  );
}

/** The four figures of a quiz. */
export function QuizFigures({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz-details');
  const { createdAt, questions } = quiz;
  const { responses, averageScore, topScore } = statsOf(quiz);
  const { number, oneDecimal } = useFormats();
  const score = (value: number | null, format: (value: number) => string) =>
    value === null ? (
      <>
        <span aria-hidden>–</span>
        <HiddenText>{t('stats.none')}</HiddenText>
      </>
    ) : (
      <>
        {format(value)}
        <small> / {number(questions.length)}</small>
      </>
    );
  return (
    <section aria-label={t('stats.title')}>
      <Grid>
        <Stat label={t('stats.responses')} color="coral" icon={<GroupsRounded />}>
          {number(responses)}
        </Stat>
        <Stat label={t('stats.average')} color="violet" icon={<TrackChangesRounded />}>
          {score(averageScore, oneDecimal)}
        </Stat>
        <Stat label={t('stats.top')} color="yellow" icon={<EmojiEventsRounded />}>
          {score(topScore, number)}
        </Stat>
        <Stat label={t('stats.created')} color="teal" icon={<EventRounded />}>
          <TimeAgo at={createdAt} inDays />
        </Stat>
      </Grid>
    </section>
  );
}
