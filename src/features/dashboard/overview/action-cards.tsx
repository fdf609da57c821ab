import type { Color } from '@domain/palette.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import InsertChartRounded from '@mui/icons-material/InsertChartRounded';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { creatorSubject } from '../../../lib/share-subject.ts';
import { fill } from '../../../ui/color.tsx';
import { useShare } from '../../../ui/use-opened.ts';
import css from './action-cards.module.css';

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
export function ActionCards({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const share = useShare();
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
        onClick={() => share(creatorSubject('profile', profile))}
      >
        <Face icon={<CampaignRounded />} title={t('actions.share')} text={t('actions.shareText')} />
      </button>
    </div>
  );
}
