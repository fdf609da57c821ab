import type { Profile } from '@domain/profiles/profile.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';

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
        <Typography variant="h2" component="h1">
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>@{username}</Typography>
        {bio !== '' && <Typography sx={{ maxWidth: 400 }}>{bio}</Typography>}
        <Typography sx={{ fontWeight: 700 }}>
          {t('counts.quizzes', { count: stats.quizzes })} · {t('counts.plays', { count: stats.plays })}
        </Typography>
        {isOwner && (
          <Row gap={1.5} style={{ marginTop: 8, justifyContent: 'center' }}>
            <Button variant="outlined" component={Link} to="/dashboard">
              {t('owner.dashboard')}
            </Button>
            <Button variant="contained" component={Link} to="/create-quiz">
              {t('owner.create')}
            </Button>
          </Row>
        )}
      </Stack>
    </Sticker>
  );
}
