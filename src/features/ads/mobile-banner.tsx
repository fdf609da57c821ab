import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { keyframes, styled } from '../../ui/styled.ts';
import { AdLink } from './ad-link.tsx';
import { useAd } from './use-ad.ts';

const slideIn = keyframes({ from: { transform: 'translateY(-100%)' } });
const change = keyframes({ from: { opacity: 0 } });
const Banner = styled('aside')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '0 6px 0 14px',
  backgroundColor: 'var(--mui-palette-background-paper)',
  animation: `${slideIn} 250ms ease-out`,
});
const Words = styled('div')({ flex: 1, minWidth: 0, animation: `${change} 200ms` });

/** One line at the top of a phone's screen, until it is closed. */
export function MobileBanner({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ads');
  const { ad, hold } = useAd(0);
  return (
    <Banner aria-label={t('bannerLabel')} {...hold}>
      <Badge>{t('label')}</Badge>
      <Words key={ad.id}>
        <AdLink
          ad={ad}
          variant="text"
          style={{ padding: '4px 0', justifyContent: 'flex-start', textAlign: 'left', lineHeight: 1.15 }}
        >
          {t(`ad.${ad.id}.short`)}
        </AdLink>
      </Words>
      <IconButton type="button" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={22} />
      </IconButton>
    </Banner>
  );
}
