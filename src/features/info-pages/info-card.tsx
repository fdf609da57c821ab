import type { ReactNode } from 'react';
import { AnyIcon, type AnyIconName } from '../../ui/any-icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { Color } from '../../ui/palette.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';

interface Props {
  color: Color;
  icon: AnyIconName;
  title: string;
  children: ReactNode;
  tilt?: number;
}

/** A card with one idea: an icon in a game's color, a heading below the section's, a short text. */
export function InfoCard({ color, icon, title, children, tilt = 0 }: Props) {
  return (
    <Sticker as="article" tilt={tilt}>
      <Stack gap={1.25} style={{ alignItems: 'flex-start' }}>
        <SymbolTile color={color} size={48} aria-hidden>
          <AnyIcon name={icon} size={28} />
        </SymbolTile>
        <Heading size={3} as="h3">
          {title}
        </Heading>
        <Text>{children}</Text>
      </Stack>
    </Sticker>
  );
}
