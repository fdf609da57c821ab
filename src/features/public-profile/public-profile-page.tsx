import { lazy, Suspense, useState } from 'react';
import type { FoundProfile } from '../../data/public-profiles.ts';
import { loadTexts } from '../../i18n/load-texts.ts';
import { readSessionHint } from '../../session/hint.ts';
import { OwnerFrame } from './owner-frame.tsx';
import { ProfileLoading } from './profile-loading.tsx';
import { VisitorView } from './visitor-view.tsx';
import { WithProfile } from './with-profile.tsx';

// the owner's view imports the whole SDK, which no visitor may have to load
const OwnerView = lazy(async () => {
  const [view] = await Promise.all([import('./owner-view.tsx'), loadTexts('profile-settings')]);
  return { default: view.OwnerView };
});

/** /{username}: a creator's page, for friends and for the owner. */
export function PublicProfilePage() {
  return (
    <WithProfile loading={(username) => <ProfileLoading username={username} />}>
      {(profile) => <PublicProfile key={profile.uid} profile={profile} />}
    </WithProfile>
  );
}

function PublicProfile({ profile }: { profile: FoundProfile }) {
  const [mayBeOwner] = useState(() => readSessionHint()?.uid === profile.uid);
  const forVisitors = <VisitorView profile={profile} />;
  if (!mayBeOwner) return forVisitors;
  return (
    <Suspense fallback={<OwnerFrame profile={profile} />}>
      <OwnerView profile={profile} otherwise={forVisitors} />
    </Suspense>
  );
}
