import type { ReactNode } from 'react';
import { GameBand } from '../../ui/game-band.tsx';
import type { Game } from '../../ui/games.ts';
import { Column, Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Heading, Text } from '../../ui/text.tsx';

interface Props {
  /** The colour behind the heading. */
  game: Game;
  metaTitle: string;
  metaDescription: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** What all information pages share: the head with its colour, one sentence that says what it is about, and the room below. */
export function InfoFrame({ game, metaTitle, metaDescription, title, lead, children }: Props) {
  return (
    <Column wide style={{ gap: 40 }}>
      <PageMeta title={metaTitle} description={metaDescription} />
      <GameBand game={game} height={300} />
      <Stack gap={2} style={{ minHeight: 190, justifyContent: 'center' }}>
        <Heading size={1} as="h1">
          {title}
        </Heading>
        <Text style={{ fontSize: '1.1875rem', maxWidth: 600 }}>{lead}</Text>
      </Stack>
      {children}
    </Column>
  );
}
