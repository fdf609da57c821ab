import { useTranslation } from 'react-i18next';
import { fetchPicture } from '../data/pictures.ts';
import { LinkCard } from '../ui/link-card.tsx';
import { styled } from '../ui/styled.ts';
import { DISPLAY } from '../ui/tokens.ts';
import { Picture } from './picture.tsx';
import { usePicture } from './use-picture.ts';
import type { Shared } from './use-shared.ts';

const Figure = styled('figure')({
  margin: 0,
  display: 'grid',
  gap: 10,
  '& figcaption': { fontFamily: DISPLAY, fontWeight: 700, color: 'var(--mui-palette-text-secondary)' },
});

/** The link as a chat will show it, with the picture that it will fetch. */
export function ChatCard({ shared }: { shared: Shared }) {
  const { t } = useTranslation('share');
  const { card, title, description, url } = shared;
  const picture = usePicture(card, () => fetchPicture(card, 'whoknows.png'));
  return (
    <Figure>
      <figcaption>{t('card')}</figcaption>
      <LinkCard
        picture={<Picture picture={picture} shape="og" alt={t('cardAlt')} />}
        title={title}
        description={description}
        host={new URL(url).host}
      />
    </Figure>
  );
}
