import { publicPath } from '@domain/profiles/links.ts';
import { firstName, type Profile } from '@domain/profiles/profile.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar.tsx';
import { Sticker } from '../../ui/sticker.tsx';

/** Who the message is for. */
export function Recipient({ profile }: { profile: Profile }) {
  const { t } = useTranslation('send-message');
  const { name, username, photoURL } = profile;
  return (
    <Sticker as="header" style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Avatar name={name} photoURL={photoURL} size={72} />
      <div style={{ minWidth: 0 }}>
        <Typography variant="h3" component="h1">
          {t('heading', { name: firstName(name) })}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>
          <strong>{name}</strong>{' '}
          <Link to={publicPath.profile(username)} style={{ color: 'var(--mui-palette-text-secondary)' }}>
            @{username}
          </Link>
        </Typography>
      </div>
    </Sticker>
  );
}
