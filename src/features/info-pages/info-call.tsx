import type { ReactNode } from 'react';
import type { Game } from '../../ui/games.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** What to do next, at the end of a page. `children` are its buttons. */
export function InfoCall(props: { game: Game; title: string; text: string; children: ReactNode }) {
  const { game, title, text, children } = props;
  return (
    <Sticker as="section" game={game} style={{ padding: '32px 24px' }}>
      <Stack gap={2}>
        <Heading size={2} as="h2">
          {title}
        </Heading>
        <Text>{text}</Text>
        <Row gap={1.5}>{children}</Row>
      </Stack>
    </Sticker>
  );
}
