import { fetchPicture } from '../data/pictures.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { LinkCard } from '../ui/link-card.tsx';
import css from './chat-card.module.css';
import { Picture } from './picture.tsx';
import { usePicture } from './use-picture.ts';
import type { Shared } from './use-shared.ts';

/** The link as a chat will show it, with the picture that it will fetch. */
export function ChatCard({ shared }: { shared: Shared }) {
  const { t } = useTranslation('share');
  const { card, title, description, url } = shared;
  const picture = usePicture(card, () => fetchPicture(card, 'whoknows.png'));
  return (
    <figure className={css['figure']}>
      <figcaption>{t('card')}</figcaption>
      <LinkCard
        picture={<Picture picture={picture} shape="og" alt={t('cardAlt')} />}
        title={title}
        description={description}
        host={new URL(url).host}
      />
    </figure>
  );
}
