import { Stack } from '../ui/layout.tsx';
import { LinkStory } from './link-story.tsx';
import { QrCode } from './qr-code.tsx';
import type { Shared } from './use-shared.ts';

/** The ways that take a picture: a story, if there is one, and the QR code. */
export function ShareMore({ shared: { story, url, title } }: { shared: Shared }) {
  return (
    <Stack gap={4}>
      {story && <LinkStory {...story} />}
      <QrCode url={url} title={title} />
    </Stack>
  );
}
