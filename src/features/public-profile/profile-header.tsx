import type { Profile } from '@domain/profiles/profile.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

interface Props {
  profile: Profile;
  /** A photo that is on its way to be the profile's. */
  preview?: string | null;
  /** Below the photo: the owner's ways to change it. */
  photoControls?: ReactNode;
  /** At the end: the owner's ways on. */
  children?: ReactNode;
}

/** Who this is. */
export function ProfileHeader({ profile, preview, photoControls, children }: Props) {
  const { t } = useTranslation('public-profile');
  const { name, username, photoURL, bio, stats } = profile;
  return (
    <Sticker as="header" style={{ marginTop: 64, paddingTop: 0 }}>
      <Stack gap={1} style={{ alignItems: 'center', textAlign: 'center' }}>
        <div style={{ marginTop: -66, marginBottom: 4 }}>
          <Avatar name={name} photoURL={preview ?? photoURL} size="lg" />
        </div>
        {photoControls}
        <Heading size={2} as="h1" style={{ maxWidth: '100%', overflowWrap: 'anywhere' }}>
          {name}
        </Heading>
        <Text tone="quiet">@{username}</Text>
        {bio !== '' && <Text style={{ maxWidth: 400, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{bio}</Text>}
        <Text style={{ fontWeight: 700 }}>
          {t('counts.quizzes', { count: stats.quizzes })} · {t('counts.plays', { count: stats.plays })}
        </Text>
        {children}
      </Stack>
    </Sticker>
  );
}
