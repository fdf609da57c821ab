import type { Profile } from '@domain/profiles/profile.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';

export const HeaderCard = styled(Sticker)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: 12,
  '& > :first-child': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', maxWidth: '100%' },
});
/** Beside the photo, or below it for large letters. */
export const Names = styled('div')({ flex: '1 1 9rem', minWidth: 0, overflowWrap: 'break-word' });

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
    <HeaderCard as="header">
      <div>
        <Avatar name={name} photoURL={preview ?? photoURL} size="md" />
        <Names>
          <Heading size={2} as="h1">
            {name}
          </Heading>
          <Text tone="quiet">@{username}</Text>
        </Names>
      </div>
      {bio !== '' && (
        <Text style={{ maxWidth: '100%', whiteSpace: 'pre-line', overflowWrap: 'break-word' }}>{bio}</Text>
      )}
      {children}
    </HeaderCard>
  );
}
