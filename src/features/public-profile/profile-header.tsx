import type { Profile } from '@domain/profiles/profile.ts';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** Who this is, with the ways on that only the owner has. */
export function ProfileHeader({ profile, isOwner }: { profile: Profile; isOwner: boolean }) {
  const { t } = useTranslation('public-profile');
  const { name, username, photoURL, bio, stats } = profile;
  return (
    <Sticker as="header" style={{ marginTop: 56, paddingTop: 0 }}>
      <Stack gap={1} style={{ alignItems: 'center', textAlign: 'center' }}>
        <div style={{ marginTop: -58, marginBottom: 4 }}>
          <Avatar name={name} photoURL={photoURL} size={112} />
        </div>
        <Heading size={2} as="h1">
          {name}
        </Heading>
        <Text tone="quiet">@{username}</Text>
        {bio !== '' && <Text style={{ maxWidth: 400 }}>{bio}</Text>}
        <Text style={{ fontWeight: 700 }}>
          {t('counts.quizzes', { count: stats.quizzes })} · {t('counts.plays', { count: stats.plays })}
        </Text>
        {isOwner && (
          <Row gap={1.5} style={{ marginTop: 8, justifyContent: 'center' }}>
            <Button variant="outlined" to="/dashboard">
              {t('owner.dashboard')}
            </Button>
            <Button variant="contained" to="/create-quiz">
              {t('owner.create')}
            </Button>
          </Row>
        )}
      </Stack>
    </Sticker>
  );
}
