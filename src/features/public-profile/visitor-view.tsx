import { firstName } from '@domain/profiles/profile.ts';
import { useTranslation } from 'react-i18next';
import type { FoundProfile } from '../../data/public-profiles.ts';
import { AnyIcon } from '../../ui/any-icon.tsx';
import { KeptNote } from '../../ui/kept-note.tsx';
import { MessageState } from '../../ui/states.tsx';
import { MessageStart } from './message-start.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { QuizList } from './quiz-list.tsx';
import { usePublicQuizzes } from './use-public-quizzes.ts';

/** A creator's page as everybody else sees it. */
export function VisitorView({ profile }: { profile: FoundProfile }) {
  const { t } = useTranslation('public-profile');
  const list = usePublicQuizzes(profile);
  const name = firstName(profile.name);
  const empty = (
    <MessageState symbol={<AnyIcon name="hidden" size="1em" />} level={3} title={t('empty.visitor', { name })} />
  );
  return (
    <ProfileFrame
      profile={profile}
      header={
        <ProfileHeader profile={profile}>
          <KeptNote keptAt={profile.keptAt} />
        </ProfileHeader>
      }
      message={<MessageStart profile={profile} title={t('message.title', { name })} />}
      quizzesLabel={t('tiles.quizzes')}
      quizzesTitle={t('quizzes')}
      quizzes={<QuizList list={list} empty={empty} />}
    />
  );
}
