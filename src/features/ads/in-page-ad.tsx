import type { AdCategory } from '@domain/ads/catalogue.ts';
import type { Color } from '@domain/palette.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AnyIcon, type AnyIconName } from '../../ui/any-icon.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { AdLink } from './ad-link.tsx';
import css from './in-page-ad.module.css';
import { useAd } from './use-ad.ts';

/** Starts in the middle of the catalog, so that it differs from the banner. */
const FIRST_TURN = 5;
const LOOKS: Readonly<Record<AdCategory, { color: Color; icon: AnyIconName }>> = {
  play: { color: 'violet', icon: 'cards' },
  learn: { color: 'teal', icon: 'book' },
  tell: { color: 'yellow', icon: 'send' },
  world: { color: 'coral', icon: 'globe' },
  create: { color: 'violet', icon: 'edit' },
};

/** The ad at the end of a page. It can be paused, and pauses automatically while somebody reads it. */
export function InPageAd() {
  const { t } = useTranslation('ads');
  const [isPaused, setIsPaused] = useState(false);
  const { ad, hold } = useAd(FIRST_TURN, isPaused);
  const { color, icon } = LOOKS[ad.category];
  return (
    <div className={css['room']}>
      <aside className={css['coupon']} aria-label={t('label')} {...hold}>
        <div className={css['top']}>
          <Badge>{t('label')}</Badge>
          <Text small tone="quiet" style={{ flex: 1 }}>
            {t(`category.${ad.category}`)}
          </Text>
          <IconButton
            type="button"
            aria-label={t(isPaused ? 'resume' : 'pause')}
            style={{ marginInlineEnd: -8 }}
            onClick={() => setIsPaused(!isPaused)}
          >
            <AnyIcon name={isPaused ? 'play' : 'pause'} size={24} />
          </IconButton>
        </div>
        <div className={css['body']} key={ad.id}>
          <SymbolTile aria-hidden color={color} size={52}>
            <AnyIcon name={icon} size={30} />
          </SymbolTile>
          <Heading as="h2" size={3}>
            {t(`ad.${ad.id}.title`)}
          </Heading>
          <Text>{t(`ad.${ad.id}.text`)}</Text>
          <AdLink ad={ad} variant="contained">
            {t(`ad.${ad.id}.action`)}
          </AdLink>
        </div>
      </aside>
    </div>
  );
}
