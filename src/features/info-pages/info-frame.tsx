import type { ReactNode } from 'react';
import { GAMES_AND_MESSAGES, GameIcon } from '../../games/game-icon.tsx';
import { GAME_COLOR } from '../../games/index.ts';
import { ColorBand } from '../../ui/color-band.tsx';
import { Column, Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import type { Color } from '../../ui/palette.ts';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './info-frame.module.css';

interface Props {
  /** The color behind the heading. */
  color: Color;
  metaTitle: string;
  metaDescription: string;
  title: string;
  lead: string;
  children: ReactNode;
}

const GAMES = GAMES_AND_MESSAGES;

/** The frame of all information pages: the colored head, a one-sentence summary, and the content. */
export function InfoFrame({ color, metaTitle, metaDescription, title, lead, children }: Props) {
  return (
    <Column wide style={{ gap: 48 }}>
      <PageMeta title={metaTitle} description={metaDescription} />
      <div className={css['head']}>
        <ColorBand color={color} />
        <Stack gap={2}>
          <Heading size={1} as="h1">
            {title}
          </Heading>
          <Text style={{ fontSize: '1.1875rem', maxWidth: 600, textWrap: 'balance' }}>{lead}</Text>
        </Stack>
        <div className={css['stickers']} aria-hidden>
          {GAMES.filter((other) => GAME_COLOR[other] !== color).map((other) => (
            <SymbolTile key={other} color={GAME_COLOR[other]} size={92}>
              <GameIcon game={other} size={52} />
            </SymbolTile>
          ))}
        </div>
      </div>
      {children}
    </Column>
  );
}
