import { hasPhoto } from '@domain/profiles/photo.ts';
import type { ComponentProps } from 'react';
import { Avatar } from './avatar.tsx';
import { Stack } from './layout.tsx';
import { PhotoControls } from './photo-controls.tsx';

interface Props extends Omit<ComponentProps<typeof PhotoControls>, 'hasPhoto'> {
  name: string;
  photoURL: string | null;
  /** The new photo while it is uploaded. */
  preview: string | null;
}

/** A person's own photo, with the controls to change it. */
export function PhotoEditor({ name, photoURL, preview, ...controls }: Props) {
  return (
    <Stack gap={1.5} style={{ alignItems: 'center' }}>
      <div style={{ opacity: controls.doing ? 0.55 : 1, transition: 'opacity 200ms' }}>
        <Avatar name={name} photoURL={preview ?? photoURL} size="lg" />
      </div>
      <PhotoControls {...controls} hasPhoto={hasPhoto({ photoURL })} />
    </Stack>
  );
}
