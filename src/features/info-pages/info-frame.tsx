import type { ReactNode } from 'react';
import { GAMES_AND_MESSAGES, GameIcon } from '../../games/game-icon.tsx';
import { GAME_COLOR } from '../../games/index.ts';
import { ColorBand } from '../../ui/color-band.tsx';
import { Column, Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import type { Color } from '../../ui/palette.ts';
import { FROM_MD, styled } from '../../ui/styled.ts';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';

interface Props {
  /** The color behind the heading. */
  color: Color;
  metaTitle: string;
  metaDescription: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** The color ends right below the text, however many lines it takes. */
const Head = styled('div')({
  position: 'relative',
  padding: '16px 0 28px',
  '& > :first-of-type': { inset: '-400px -100vw -14px', height: 'auto' },
  '& > .stickers': { display: 'none' },
  [FROM_MD]: {
    padding: '40px 0 52px',
    paddingRight: 360,
    '& > .stickers': {
      position: 'absolute',
      right: 24,
      bottom: 36,
      display: 'flex',
      gap: 20,
      '& > :nth-of-type(1)': { transform: 'rotate(-12deg) translateY(14px)' },
      '& > :nth-of-type(2)': { transform: 'rotate(7deg) translateY(-34px)' },
      '& > :nth-of-type(3)': { transform: 'rotate(-5deg) translateY(10px)' },
    },
  },
});
const GAMES = GAMES_AND_MESSAGES;

/** The frame of all information pages: the colored head, a one-sentence summary, and the content. */
export function InfoFrame({ color, metaTitle, metaDescription, title, lead, children }: Props) {
  return (
    <Column wide style={{ gap: 48 }}>
      <PageMeta title={metaTitle} description={metaDescription} />
      <Head>
        <ColorBand color={color} />
        <Stack gap={2}>
          <Heading size={1} as="h1">
            {title}
          </Heading>
          <Text style={{ fontSize: '1.1875rem', maxWidth: 600, textWrap: 'balance' }}>{lead}</Text>
        </Stack>
        <div className="stickers" aria-hidden>
          {GAMES.filter((other) => GAME_COLOR[other] !== color).map((other) => (
            <SymbolTile key={other} color={GAME_COLOR[other]} size={92}>
              <GameIcon game={other} size={52} />
            </SymbolTile>
          ))}
        </div>
      </Head>
      {children}
    </Column>
  );
}
