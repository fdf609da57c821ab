import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout.tsx';
import type { Color } from '../../ui/palette.ts';
import { Badge } from '../../ui/sticker.tsx';
import { styled } from '../../ui/styled.ts';
import { DISPLAY } from '../../ui/tokens.ts';

/** One of several items in a part of the page, separated from the one above. */
export const Part = styled(Stack)({
  '& + &': { paddingTop: 20, borderTop: '2px dashed var(--mui-palette-divider)' },
  '& h3': { margin: 0, fontFamily: DISPLAY, fontWeight: 700, fontSize: '1.125rem', lineHeight: 1.2 },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 12px',
  // a long username in large letters
  '&& > *': { minWidth: 0, overflowWrap: 'anywhere' },
});

interface Props {
  title: string;
  /** The state, at the heading's right. */
  state?: { text: string; color?: Color | undefined } | undefined;
  children: ReactNode;
}

/** One of several items in a part of the page, with a heading. */
export function Block({ title, state, children }: Props) {
  return (
    <Part gap={1.5}>
      <Head>
        <h3>{title}</h3>
        {state && <Badge color={state.color}>{state.text}</Badge>}
      </Head>
      {children}
    </Part>
  );
}
