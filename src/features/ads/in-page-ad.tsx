import type { AdCategory } from '@domain/ads/catalogue.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnyIcon, type AnyIconName } from '../../ui/any-icon.tsx';
import { IconButton } from '../../ui/button.tsx';
import type { Color } from '../../ui/palette.ts';
import { Badge } from '../../ui/sticker.tsx';
import { keyframes, styled } from '../../ui/styled.ts';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { AdLink } from './ad-link.tsx';
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

/** A row, if letters of this size fit, whatever the screen's width. */
const IN_A_ROW = '@container (min-width: 34rem)';
const Room = styled('div')({
  width: '100%',
  maxWidth: 752,
  margin: '0 auto',
  padding: '40px 16px',
  containerType: 'inline-size',
});
const change = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });
/** A coupon to cut out. */
const Coupon = styled('aside')({
  // the longest ad in any language, on the narrowest screen with the largest letters: rotation moves nothing
  minHeight: 'calc(23rem - 56px)',
  [IN_A_ROW]: { minHeight: 'calc(15rem - 48px)' },
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  minWidth: 0,
  padding: '10px 18px 20px',
  borderRadius: 24,
  border: '2px dashed var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
});
const Top = styled('div')({ display: 'flex', alignItems: 'center', gap: 10 });
const Body = styled('div')({
  flex: 1,
  display: 'grid',
  gridTemplate: '"tile title" auto "text text" 1fr "link link" auto / auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px 14px',
  animation: `${change} 200ms ease-out`,
  '& > span': { gridArea: 'tile' },
  '& > h2': { gridArea: 'title' },
  '& > p': { gridArea: 'text', alignSelf: 'start' },
  '& > a': { gridArea: 'link' },
  [IN_A_ROW]: {
    gridTemplate: '"tile title link" auto "tile text link" auto / auto minmax(0, 1fr) auto',
    alignContent: 'center',
    gap: '4px 18px',
  },
});

/** The ad at the end of a page. It can be paused, and pauses by itself while somebody reads it. */
export function InPageAd() {
  const { t } = useTranslation('ads');
  const [isPaused, setIsPaused] = useState(false);
  const { ad, hold } = useAd(FIRST_TURN, isPaused);
  const { color, icon } = LOOKS[ad.category];
  return (
    <Room>
      <Coupon aria-label={t('label')} {...hold}>
        <Top>
          <Badge>{t('label')}</Badge>
          <Text small tone="quiet" style={{ flex: 1 }}>
            {t(`category.${ad.category}`)}
          </Text>
          <IconButton
            type="button"
            aria-label={t(isPaused ? 'resume' : 'pause')}
            style={{ marginRight: -8 }}
            onClick={() => setIsPaused(!isPaused)}
          >
            <AnyIcon name={isPaused ? 'play' : 'pause'} size={24} />
          </IconButton>
        </Top>
        <Body key={ad.id}>
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
        </Body>
      </Coupon>
    </Room>
  );
}
