import { firstName, type Profile } from '@domain/profiles/profile.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSessionHint } from '../../lib/session-hint.ts';
import { GameBand } from '../../ui/game-band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Column, Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { LoadingState, MessageState } from '../../ui/states.tsx';
import { Heading } from '../../ui/text.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { MessageInvitation } from './message-invitation.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { QuizList } from './quiz-list.tsx';
import { usePublicQuizzes } from './use-public-quizzes.ts';
import { WithProfile } from './with-profile.tsx';

// the owner's list brings the whole SDK, which no visitor may have to load
const OwnerQuizzes = lazy(() => import('./owner-quizzes.tsx').then((m) => ({ default: m.OwnerQuizzes })));

/** /{username}: a creator's page for their friends. */
export function PublicProfilePage() {
  return <WithProfile>{(profile) => <PublicProfile key={profile.uid} profile={profile} />}</WithProfile>;
}

function PublicProfile({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation(['public-profile', 'common']);
  const [isOwner] = useState(() => readSessionHint()?.uid === profile.uid);
  const { uid, name, username, bio, stats } = profile;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const average = stats.averagePercent === null ? '–' : `${number.format(stats.averagePercent / 10)}/10`;
  const forVisitors = <VisitorQuizzes profile={profile} />;
  return (
    <Column>
      <PageMeta title={name} description={bio || t('metaDescription', { name })} />
      <GameBand game="know-me" height={230} />
      <ProfileHeader profile={profile} isOwner={isOwner} />
      <Tiles>
        <Tile label={t('tiles.quizzes')} value={number.format(stats.quizzes)} />
        <Tile label={t('tiles.players')} value={number.format(stats.plays)} />
        <Tile label={t('tiles.average')} value={average} />
      </Tiles>
      {!isOwner && <MessageInvitation username={username} name={firstName(name)} />}
      <Stack as="section" gap={2}>
        <Heading size={3} as="h2">
          {t(isOwner ? 'ownQuizzes' : 'quizzes')}
        </Heading>
        {isOwner ? (
          <Suspense fallback={<LoadingState label={t('common:loading')} heights={[190, 190]} />}>
            <OwnerQuizzes uid={uid} otherwise={forVisitors} />
          </Suspense>
        ) : (
          forVisitors
        )}
      </Stack>
    </Column>
  );
}

function VisitorQuizzes({ profile }: { profile: Profile }) {
  const { t } = useTranslation('public-profile');
  const list = usePublicQuizzes(profile.uid);
  const empty = (
    <MessageState
      symbol={<Icon name="hidden" size="1em" />}
      level={3}
      title={t('empty.visitor', { name: firstName(profile.name) })}
    />
  );
  return <QuizList list={list} empty={empty} />;
}
