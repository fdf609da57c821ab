import { firstName } from '@domain/profiles/name.ts';
import { useState } from 'react';
import type { FoundProfile } from '../../data/public-profiles.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeptNote } from '../../ui/kept-note.tsx';
import { MessageState, Skeleton } from '../../ui/states.tsx';
import { VisitorMessage } from './message/visitor-message.tsx';
import { MESSAGE_PART, ProfileFrame } from './profile-frame.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { QuizList } from './quiz-list.tsx';
import { usePublicQuizzes } from './use-public-quizzes.ts';
import css from './visitor-view.module.css';

/** About the height of the card it reserves space for, so that nothing jumps. */
const MESSAGE_HEIGHT = 430;

/** A creator's page as visitors see it. */
export function VisitorView({ profile }: { profile: FoundProfile }) {
  const { t } = useTranslation(['public-profile', 'send-message']);
  const list = usePublicQuizzes(profile);
  /** Keeps the message form in place once shown, even while a failed list is retried. */
  const [hasList, setHasList] = useState(false);
  if (!hasList && list.state.status !== 'loading') setHasList(true);
  const name = firstName(profile.name);
  const empty = (
    <MessageState symbol={<Icon name="hidden" size="1em" />} level={3} title={t('empty.visitor', { name })} />
  );
  return (
    <ProfileFrame
      profile={profile}
      figures={list.figures}
      header={
        <ProfileHeader profile={profile}>
          <KeptNote keptAt={profile.keptAt} />
          {profile.acceptsMessages && (
            <div className={css['onPhones']}>
              <Button variant="contained" size="small" to={`#${MESSAGE_PART}`} start={<Icon name="envelope" />}>
                {t('send-message:heading', { name })}
              </Button>
            </div>
          )}
        </ProfileHeader>
      }
      message={hasList ? <VisitorMessage profile={profile} /> : <Skeleton height={MESSAGE_HEIGHT} />}
      quizzesLabel={t('tiles.quizzes')}
      quizzesTitle={t('quizzes', { name })}
      quizzes={<QuizList list={list} empty={empty} />}
    />
  );
}
