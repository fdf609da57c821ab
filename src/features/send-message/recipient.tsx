import { publicPath } from '@domain/profiles/links.ts';
import { firstName, type Profile } from '@domain/profiles/profile.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** Who the message is for. */
export function Recipient({ profile }: { profile: Profile }) {
  const { t } = useTranslation('send-message');
  const { name, username, photoURL } = profile;
  return (
    <Sticker as="header" style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Avatar name={name} photoURL={photoURL} size={72} />
      <div style={{ minWidth: 0 }}>
        <Badge game="messages">{t('section')}</Badge>
        <Heading size={3} as="h1" style={{ marginTop: 8 }}>
          {t('heading', { name: firstName(name) })}
        </Heading>
        <Text style={{ marginTop: 4 }}>
          <strong>{name}</strong>{' '}
          <Link to={publicPath.profile(username)} style={{ color: 'var(--mui-palette-text-secondary)' }}>
            @{username}
          </Link>
        </Text>
      </div>
    </Sticker>
  );
}
