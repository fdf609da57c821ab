import type { Profile } from '@domain/profiles/profile.ts';
import { useEffect } from 'react';
import { changePhoto, forgetPhotoProblem, removePhoto, useOwnPhoto } from '../../../session/photo.ts';
import { Stack } from '../../../ui/layout.tsx';
import { PhotoEditor } from '../../../ui/photo-editor.tsx';
import { FROM_SM, styled } from '../../../ui/styled.ts';
import { Part } from '../block.tsx';
import { Section } from '../section.tsx';
import { EditForm } from './edit-form.tsx';
import { UsernameBlock } from './username-block.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [FROM_SM]: { gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr)', gap: 32 },
});

/** The person's public profile. */
export function ProfileSection({ profile }: { profile: Profile }) {
  const photo = useOwnPhoto();
  useEffect(() => forgetPhotoProblem, []);
  return (
    <Section id="profile">
      <Columns>
        <Stack>
          <PhotoEditor
            {...photo}
            name={profile.name}
            photoURL={profile.photoURL}
            onChoose={(file) => void changePhoto(file)}
            onRemove={() => void removePhoto()}
          />
        </Stack>
        <Stack gap={2.5}>
          <Part>
            <EditForm profile={profile} />
          </Part>
          <UsernameBlock profile={profile} />
        </Stack>
      </Columns>
    </Section>
  );
}
