import { publicPath } from '@domain/profiles/links.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../../lib/router/router.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { Badge, Sticker } from '../../../ui/sticker.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { UserName } from '../../../ui/user-text.tsx';

interface Props {
  /** Once loaded. */
  profile: Profile | null;
  username: string;
  heading?: string;
}

/** The message's recipient. */
export function Recipient({ profile, username, heading }: Props) {
  const { t } = useTranslation('send-message');
  return (
    <Sticker as="header" style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
      {profile ? (
        <Avatar name={profile.name} photoURL={profile.photoURL} size={72} />
      ) : (
        <Skeleton height={72} style={{ flex: 'none', width: 72, borderRadius: '50%' }} />
      )}
      <div style={{ flex: '1 1 9rem', minWidth: 0, overflowWrap: 'break-word' }}>
        <Badge color="yellow">{t('section')}</Badge>
        {profile ? (
          <Heading size={3} as="h1" style={{ marginTop: 8 }}>
            {heading}
          </Heading>
        ) : (
          <Skeleton height={24} style={{ marginTop: 8, borderRadius: 8 }} />
        )}
        <Text style={{ marginTop: 4 }}>
          {profile && (
            <>
              <UserName as="strong">{profile.name}</UserName>{' '}
            </>
          )}
          <Link to={publicPath.profile(username)} style={{ color: 'var(--mui-palette-text-secondary)' }}>
            <UserName>@{username}</UserName>
          </Link>
        </Text>
      </div>
    </Sticker>
  );
}
