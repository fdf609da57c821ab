import { fetchPicture } from '../data/pictures.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Story } from './story.tsx';
import { usePicture } from './use-picture.ts';

/** The picture for a story about what a link leads to. */
export function LinkStory({ path, url }: { path: string; url: string }) {
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
