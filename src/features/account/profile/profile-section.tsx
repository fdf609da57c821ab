import type { Profile } from '@domain/profiles/profile.ts';
import { useEffect } from 'react';
import { changePhoto, leavePhoto, removePhoto, useOwnPhoto } from '../../../session/own-photo.ts';
import { Stack } from '../../../ui/layout.tsx';
import { PhotoEditor } from '../../../ui/photo-editor.tsx';
import { Part } from '../block.tsx';
import { Section } from '../section.tsx';
import { EditForm } from './edit-form.tsx';
import css from './profile-section.module.css';
import { UsernameBlock } from './username-block.tsx';

/** The person's public profile. */
export function ProfileSection({ profile }: { profile: Profile }) {
  const photo = useOwnPhoto();
  useEffect(() => leavePhoto, []);
  return (
    <Section id="profile">
      <div className={css['columns']}>
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
      </div>
    </Section>
  );
}
