import { fetchPicture } from '../data/pictures.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Stack } from '../ui/layout.tsx';
import { QrCode } from './qr-code.tsx';
import { Story } from './story.tsx';
import { usePicture } from './use-picture.ts';
import type { Shared } from './use-shared.ts';

/** The picture for a story about what a link leads to. */
function LinkStory({ path, url }: { path: string; url: string }) {
  const { t } = useTranslation('share');
  const picture = usePicture(path, () => fetchPicture(path, 'whoknows-story.png'));
  return (
    <Story
      title={t('story.title')}
      text={t('story.text')}
      picture={picture}
      alt={t('story.alt')}
      url={url}
      address={path}
    />
  );
}

/** The ways that take a picture: a story, if there is one, and the QR code. */
export function ShareMore({ shared: { story, url, title } }: { shared: Shared }) {
  return (
    <Stack gap={4}>
      {story && <LinkStory {...story} />}
      <QrCode url={url} title={title} />
    </Stack>
  );
}
