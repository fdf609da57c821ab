import type { Profile } from '@domain/profiles/profile.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UserName, UserText } from '../../ui/user-text.tsx';
import { withClass } from '../../ui/with-class.tsx';
import css from './profile-header.module.css';

export const HeaderCard = (props: { children: ReactNode }) => (
  <Sticker as="header" className={css['headerCard']} {...props} />
);
/** Beside the photo, or below it for large letters. */
export const Names = withClass('div', css['names']);

interface Props {
  profile: Profile;
  /** A photo being uploaded. */
  preview?: string | null;
  /** Actions, at the end. */
  children?: ReactNode;
}

/** The creator's photo, name and bio. */
export function ProfileHeader({ profile, preview, children }: Props) {
  const { name, username, photoURL, bio } = profile;
  return (
    <HeaderCard>
      <div>
        <Avatar name={name} photoURL={preview ?? photoURL} size="md" />
        <Names>
          <Heading size={2} as="h1">
            <UserName>{name}</UserName>
          </Heading>
          <Text tone="quiet">
            <UserName>@{username}</UserName>
          </Text>
        </Names>
      </div>
      {bio !== '' && (
        <UserText as={Text} style={{ maxWidth: '100%', whiteSpace: 'pre-line' }}>
          {bio}
        </UserText>
      )}
      {children}
    </HeaderCard>
  );
}
