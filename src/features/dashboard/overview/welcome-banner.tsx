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
import { Stack } from '../../../ui/layout.tsx';
import { COLORS, CREAM, INK } from '../../../ui/palette.ts';
import { Badge, Sticker } from '../../../ui/sticker.tsx';
import { Blank } from '../shared/blank.tsx';

const Banner = styled(Sticker)(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 2.5),
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
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto', alignItems: 'end', padding: theme.spacing(4) },
}));
const Track = styled('div')({
  height: 20,
  borderRadius: 999,
  border: `2px solid ${INK}`,
  backgroundColor: CREAM,
  overflow: 'hidden',
  '& > div': {
    height: '100%',
    minWidth: 10,
    borderRight: `2px solid ${INK}`,
    backgroundColor: COLORS.yellow.fill,
    transition: 'width 250ms',
  },
});
const Counts = styled('p')({ margin: 0, fontSize: '1.125rem', fontWeight: 600 });

interface Props {
  profile: Profile;
  /** Null while unknown, as the next. */
  quizCount: number | null;
  plays: number | null;
}

/** Greeting, figures, activity, and the button for a new quiz. */
export function WelcomeBanner({ profile, quizCount, plays }: Props) {
  const { t } = useTranslation('dashboard');
  const played = plays ?? 0;
  const level = t(`activity.${activityLevel(played)}`);
  const percent = Math.round(activityShare(played) * 100);
  return (
    <Banner color="violet">
      <Stack gap={1.5}>
        <Typography variant="h2" component="h1">
          {t('welcome.title', { name: firstName(profile.name) })}
        </Typography>
        <Counts>
          {quizCount === null || plays === null ? (
            <Blank aria-hidden style={{ width: '11em' }} />
          ) : (
            `${t('welcome.quizzes', { count: quizCount })} · ${t('welcome.responses', { count: plays })}`
          )}
        </Counts>
        <Stack gap={0.75} style={{ maxWidth: 420 }}>
          <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8 }}>
            <span id="activity-label" style={{ fontWeight: 700, fontSize: '0.9375rem' }}>
              {t('activity.label')}
            </span>
            <Badge color="yellow">{level}</Badge>
          </div>
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
        </Stack>
      </Stack>
      <Button variant="contained" size="large" component={Link} to={href.createQuiz()} startIcon={<AddRounded />}>
        {t('create')}
      </Button>
    </Banner>
  );
}
