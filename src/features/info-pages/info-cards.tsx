import type { Color } from '@domain/palette.ts';
import type { ReactNode } from 'react';
import { AnyIcon, type AnyIconName } from '../../ui/any-icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { InfoGrid, InfoSection, type SectionTexts } from './info-parts.tsx';

interface Props<Card extends string> {
  texts: SectionTexts & Readonly<Record<NoInfer<Card>, { title: string; text: string }>>;
  /** Its cards in order, by their texts. */
  cards: Readonly<Record<Card, readonly [color: Color, icon: AnyIconName]>>;
  wide?: number;
  children?: ReactNode;
}

/** A section of cards with one idea each: an icon in a game's color, a heading, a short text. */
export function InfoCards<Card extends string>({ texts, cards, wide, children }: Props<Card>) {
  return (
    <InfoSection texts={texts}>
      <InfoGrid wide={wide}>
        {(Object.keys(cards) as Card[]).map((card) => (
          <Sticker key={card} as="article">
            <Stack gap={1.25} style={{ alignItems: 'flex-start' }}>
              <SymbolTile color={cards[card][0]} size={48} aria-hidden>
                <AnyIcon name={cards[card][1]} size={28} />
              </SymbolTile>
              <Heading size={3} as="h3">
                {texts[card].title}
              </Heading>
              <Text>{texts[card].text}</Text>
            </Stack>
          </Sticker>
        ))}
      </InfoGrid>
      {children}
    </InfoSection>
  );
}
