import { publicPath } from '@domain/profiles/links.ts';
import { firstName, type Profile } from '@domain/profiles/profile.ts';
import type { QuizType } from '@domain/quiz/quiz.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar.tsx';
import { Row } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** Which game, and whose. */
export function SectionHeader({ profile, type, title }: { profile: Profile; type: QuizType; title: string }) {
  const { t } = useTranslation('public-profile');
  const { name, username, photoURL } = profile;
  return (
    <Sticker as="header">
      <Row gap={1.5} style={{ marginBottom: 12 }}>
        <Avatar name={name} photoURL={photoURL} size="sm" />
        <Link to={publicPath.profile(username)} style={{ color: 'inherit', fontWeight: 700 }}>
          {name}
        </Link>
      </Row>
      <Heading size={2} as="h1">
        {title}
      </Heading>
      <Text tone="quiet" style={{ marginTop: 4 }}>
        {t(`section.text.${type}`, { name: firstName(name) })}
      </Text>
    </Sticker>
  );
}
