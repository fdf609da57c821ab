import type { QuizType } from '@domain/games/index.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../lib/router/router.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Row } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UserName } from '../../ui/user-text.tsx';

/** The game and its creator, once loaded. */
export function SectionHeader(props: { profile: Profile | null; username: string; type: QuizType }) {
  const { profile, username, type } = props;
  const { t: games } = useTranslation('games');
  return (
    <Sticker as="header">
      <Row gap={1.5} style={{ marginBottom: 12 }}>
        {profile ? (
          <Avatar name={profile.name} photoURL={profile.photoURL} size="sm" />
        ) : (
          <Skeleton height={48} style={{ width: 48, borderRadius: '50%' }} />
        )}
        <Link to={publicPath.profile(username)} style={{ color: 'inherit', fontWeight: 700 }}>
          <UserName>{profile?.name ?? `@${username}`}</UserName>
        </Link>
      </Row>
      <Heading size={2} as="h1">
        {games(`${type}.section.title`)}
      </Heading>
      {profile ? (
        <Text tone="quiet" style={{ marginTop: 4 }}>
          {games(`${type}.section.text`, { name: firstName(profile.name) })}
        </Text>
      ) : (
        <Skeleton height={26} style={{ marginTop: 4, borderRadius: 8 }} />
      )}
    </Sticker>
  );
}
