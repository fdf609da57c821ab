import type { Profile } from '@domain/profiles/profile.ts';
import type { Figures } from '@domain/quiz/stats.ts';
import type { ReactNode } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { readSessionHint } from '../../session/hint.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingState } from '../../ui/states.tsx';
import css from './owner-frame.module.css';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileHeader } from './profile-header.tsx';

interface Props {
  profile: Profile;
  preview?: string | null;
  photoControls?: ReactNode;
  /** Placeholders until they are known. */
  figures?: Figures | null;
  quizzes?: ReactNode;
}

/** A creator's page as its owner sees it. Needs no SDK, so it shows while that loads. */
export function OwnerFrame({ profile, preview = null, photoControls, figures = null, quizzes }: Props) {
  const { t } = useTranslation(['public-profile', 'common']);
  const [isGuest] = useDeviceState(() => readSessionHint()?.isGuest === true, false);
  return (
    <ProfileFrame
      profile={profile}
      figures={figures}
      header={
        <ProfileHeader profile={profile} preview={preview}>
          <div className={css['actions']}>
            <Button variant="contained" size="small" to={href.createQuiz()}>
              {t('owner.create')}
            </Button>
            <Button variant="outlined" size="small" to={href.dashboard()}>
              {t('owner.dashboard')}
            </Button>
            {/* the height of its button, so that nothing shifts when it appears; a guest has none */}
            {!isGuest && <div>{photoControls}</div>}
          </div>
        </ProfileHeader>
      }
      quizzesLabel={t('tiles.publicQuizzes', { count: figures?.quizzes ?? 0 })}
      quizzesTitle={t('ownQuizzes')}
      quizzes={quizzes ?? <LoadingState label={t('common:loading')} heights={[190, 190]} />}
    />
  );
}
