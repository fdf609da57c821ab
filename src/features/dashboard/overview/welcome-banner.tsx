import { activityLevel, activityShare } from '@domain/dashboard/activity.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { fill } from '../../../ui/color.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { quoting } from '../../../ui/user-text.tsx';
import type { News } from './first-news.ts';
import { Newest } from './newest.tsx';
import { Blank } from './stat-cards.tsx';
import css from './welcome-banner.module.css';

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
  const level = plays === null ? null : t(`activity.${activityLevel(plays)}`);
  const percent = Math.round(activityShare(plays ?? 0) * 100);
  return (
    <Sticker className={css['banner']}>
      <div className={css['news']} style={news ? fill(news.kind === 'sealed' ? 'yellow' : 'violet') : undefined}>
        <Typography variant="h2" component="h1">
          {quoting(t('welcome.title', { name: firstName(profile.name) }))}
        </Typography>
        {news ? <Newest news={news} /> : <Blank aria-hidden style={{ width: '11em' }} />}
      </div>
      <div className={css['figures']}>
        <strong>
          {quizCount === null || plays === null ? (
            <Blank aria-hidden style={{ width: '7em' }} />
          ) : (
            <>
              <span>{t('welcome.quizzes', { count: quizCount })}</span>{' '}
              <span>{t('welcome.responses', { count: plays })}</span>
            </>
          )}
        </strong>
        <div className={css['activity']}>
          <small id="activity-label">{t('activity.label')}</small>
          <div
            className={css['track']}
            role="progressbar"
            aria-labelledby="activity-label"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={level === null ? undefined : percent}
            aria-valuetext={level ?? undefined}
          >
            <div style={{ width: `${percent}%` }} />
          </div>
          <small>
            <b>{level ?? <Blank aria-hidden style={{ width: '5em' }} />}</b>
          </small>
        </div>
        {/* without a quiz, the button is above */}
        {quizCount !== null && quizCount > 0 && (
          <Button variant="outlined" size="small" component={Link} to={href.createQuiz()} startIcon={<AddRounded />}>
            {t('create')}
          </Button>
        )}
      </div>
    </Sticker>
  );
}
