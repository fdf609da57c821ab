import { activityLevel, activityShare } from '@domain/dashboard/activity.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { COLORS, CREAM, INK } from '../../../ui/palette.ts';
import { Badge, Sticker } from '../../../ui/sticker.tsx';
import { Blank } from '../shared/blank.tsx';
import { Newest } from './newest.tsx';
import type { News } from './news.ts';

const Top = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5),
  minHeight: 190,
  alignContent: 'start',
  borderRadius: '22px 22px 0 0',
  borderBottom: '2px solid var(--mui-palette-sticker-line)',
  // the question mark is the product's logo; it is part of the background
  '&::after': {
    content: '"?"',
    position: 'absolute',
    right: -14,
    top: -62,
    fontFamily: theme.typography.h1.fontFamily,
    fontWeight: 900,
    fontSize: 260,
    lineHeight: 1,
    transform: 'rotate(14deg)',
    opacity: 0.16,
    pointerEvents: 'none',
  },
  '& > *': { position: 'relative', zIndex: 1 },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3.5, 4) },
}));
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2.5),
  '& > strong': { flex: '1 1 7rem' },
  // a line of its own on phones
  '& > .activity': { order: 1, flex: '1 0 100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  [theme.breakpoints.up('sm')]: {
    padding: theme.spacing(2, 4),
    '& > strong': { flex: 'none' },
    '& > .activity': { order: 0, flex: '0 1 380px' },
  },
}));
const Track = styled('div')({
  flex: '1 1 3rem',
  height: 14,
  borderRadius: 999,
  border: `2px solid ${INK}`,
  backgroundColor: CREAM,
  overflow: 'hidden',
  '& > div': {
    height: '100%',
    minWidth: 8,
    borderRight: `2px solid ${INK}`,
    backgroundColor: COLORS.yellow.fill,
    transition: 'width 250ms',
  },
});

interface Props {
  profile: Profile;
  /** Null while unknown, as the next two. */
  news: News | null;
  quizCount: number | null;
  plays: number | null;
}

/** Greeting and the newest thing; below, figures, activity, and the button for a new quiz. */
export function WelcomeBanner({ profile, news, quizCount, plays }: Props) {
  const { t } = useTranslation('dashboard');
  const played = plays ?? 0;
  const level = t(`activity.${activityLevel(played)}`);
  const percent = Math.round(activityShare(played) * 100);
  return (
    <Sticker style={{ padding: 0 }}>
      <Top style={{ backgroundColor: COLORS[news?.kind === 'sealed' ? 'yellow' : 'violet'].fill, color: INK }}>
        <Typography variant="h2" component="h1">
          {t('welcome.title', { name: firstName(profile.name) })}
        </Typography>
        {news ? <Newest news={news} profile={profile} /> : <Blank aria-hidden style={{ width: '11em' }} />}
      </Top>
      <Foot>
        <strong>
          {quizCount === null || plays === null ? (
            <Blank aria-hidden style={{ width: '11em' }} />
          ) : (
            `${t('welcome.quizzes', { count: quizCount })} · ${t('welcome.responses', { count: plays })}`
          )}
        </strong>
        <div className="activity">
          <small id="activity-label">{t('activity.label')}</small>
          <Track
            role="progressbar"
            aria-labelledby="activity-label"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            aria-valuetext={level}
          >
            <div style={{ width: `${percent}%` }} />
          </Track>
          <Badge color="yellow" style={{ fontSize: '0.75rem' }}>
            {level}
          </Badge>
        </div>
        {/* without a quiz, that is what is asked for above */}
        {quizCount !== 0 && (
          <Button variant="outlined" size="small" component={Link} to={href.createQuiz()} startIcon={<AddRounded />}>
            {t('create')}
          </Button>
        )}
      </Foot>
    </Sticker>
  );
}
