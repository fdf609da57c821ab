import type { Profile } from '@domain/profiles/profile.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../stores/session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Sticker } from '../../../ui/sticker.tsx';

const Card = styled(Sticker)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& dl': { gridColumn: '1 / -1', display: 'grid', gap: theme.spacing(1), margin: 0 },
  '& dt': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: 600 },
}));

/** Name, address and what only the owner sees. Changing it comes with the account pages. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('dashboard');
  const email = useSession((state) => state.user?.email);
  const since = new Date(profile.createdAt).toLocaleDateString(i18n.language, { dateStyle: 'long' });
  return (
    <Card>
      <Avatar name={profile.name} photoURL={profile.photoURL} size={84} />
      <div>
        <Typography variant="h3" component="h2">
          {profile.name}
        </Typography>
        <Typography>@{profile.username}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('profile.memberSince', { date: since })}
        </Typography>
      </div>
      {(profile.bio || email) && (
        <dl>
          {profile.bio && <dd>{profile.bio}</dd>}
          {email && (
            <div>
              <dt>
                {t('profile.email')} ({t('profile.onlyYou')})
              </dt>
              <dd>{email}</dd>
            </div>
          )}
        </dl>
      )}
    </Card>
  );
}
