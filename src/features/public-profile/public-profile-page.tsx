import { lazy, Suspense } from 'react';
import type { FoundProfile } from '../../data/public-profiles.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { useIsHydrated } from '../../lib/use-device-state.ts';
import { useIsProbablyMe } from '../../session/hint.ts';
import { useNewQuiz } from '../../ui/just-created.ts';
import { OwnerFrame } from './owner-frame.tsx';
import { ProfileLoading } from './profile-loading.tsx';
import { VisitorView } from './visitor-view.tsx';
import { WithProfile } from './with-profile.tsx';

// the owner's view imports the whole SDK, which no visitor may have to load
const OwnerView = lazy(async () => {
  const [view] = await Promise.all([import('./owner-view.tsx'), loadTexts('profile-settings')]);
  return { default: view.OwnerView };
});

const LiveQuiz = lazy(async () => {
  const [live] = await Promise.all([import('./live-quiz.tsx'), loadTexts('share', 'take-quiz', 'mine')]);
  return { default: live.LiveQuiz };
});

/** /{username}: a creator's page, for friends and for the owner; right after a quiz was created, what shares that. */
export function PublicProfilePage() {
  const created = useNewQuiz();
  // only this device's history knows
  const isHydrated = useIsHydrated();
  if (isHydrated && created && !created.isSeen) return <LiveQuiz newQuiz={created.newQuiz} />;
  return (
    <WithProfile loading={(username) => <ProfileLoading username={username} />}>
      {(profile) => <PublicProfile key={profile.uid} profile={profile} />}
    </WithProfile>
  );
}

function PublicProfile({ profile }: { profile: FoundProfile }) {
  const mayBeOwner = useIsProbablyMe(profile.uid);
  const forVisitors = <VisitorView profile={profile} />;
  if (!mayBeOwner) return forVisitors;
  return (
    <Suspense fallback={<OwnerFrame profile={profile} />}>
      <OwnerView profile={profile} otherwise={forVisitors} />
    </Suspense>
  );
}
