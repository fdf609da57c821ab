import type { Color } from '@domain/palette.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { isListed } from '@domain/quiz/quiz-order.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import InsertChartRounded from '@mui/icons-material/InsertChartRounded';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { creatorSubject, quizSubject } from '../../../lib/share-subject.ts';
import { useSession } from '../../../session/state.ts';
import { fill } from '../../../ui/color.tsx';
import { useShare } from '../../../ui/use-opened.ts';
import css from './action-cards.module.css';
import { newestOpen } from './first-news.ts';

const look = (color: Color) => ({ className: css['card'], style: fill(color) });

function Face({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      {icon}
      <span>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
    </>
  );
}

/** Suggested next actions. */
export function ActionCards({ profile, quizzes }: { profile: Profile; quizzes: readonly Quiz[] }) {
  const { t } = useTranslation('dashboard');
  const share = useShare();
  const isGuest = useSession((state) => state.user?.isGuest === true);
  // a page that lists none is nothing to share: a guest's, or one with private quizzes alone
  const quiz = isGuest || !quizzes.some(isListed) ? newestOpen(quizzes) : null;
  return (
    <div className={css['all']}>
      <Link to={href.createQuiz()} {...look('yellow')}>
        <Face icon={<AddRounded />} title={t('actions.create')} text={t('actions.createText')} />
      </Link>
      <Link to={href.dashboard('responses')} {...look('teal')}>
        <Face icon={<InsertChartRounded />} title={t('actions.analytics')} text={t('actions.analyticsText')} />
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        {...look('coral')}
        onClick={() => share(quiz ? quizSubject(quiz, true) : creatorSubject('profile', profile))}
      >
        <Face
          icon={<CampaignRounded />}
          title={t('actions.share')}
          text={t(quiz ? 'actions.shareQuizText' : 'actions.shareText')}
        />
      </button>
    </div>
  );
}
