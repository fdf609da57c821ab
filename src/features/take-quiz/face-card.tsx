import type { CSSProperties, ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';

const FACE = 92;

/** A card with the creator's picture on its upper edge; `symbol` is shown until it is known. */
export function FaceCard(props: {
  owner: { name: string; photoURL: string | null } | null;
  symbol?: ReactNode;
  style?: CSSProperties;
  children: ReactNode;
}) {
  const { owner, symbol, style, children } = props;
  return (
    <Sticker style={{ position: 'relative', marginTop: FACE / 2, paddingTop: 0, ...style }}>
      <Stack gap={1} style={{ alignItems: 'center', textAlign: 'center' }}>
        <div style={{ marginTop: -FACE / 2, height: FACE }}>
          {owner ? <Avatar name={owner.name} photoURL={owner.photoURL} size={FACE} /> : symbol}
        </div>
        {children}
      </Stack>
    </Sticker>
  );
}
