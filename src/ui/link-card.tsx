import type { ReactNode } from 'react';
import { CARD, INK } from './palette.ts';
import { styled } from './styled.ts';
import { DISPLAY } from './tokens.ts';

// white in both schemes: the pictures are drawn in the games' colors
const Bubble = styled('div')({
  overflow: 'hidden',
  borderRadius: '22px 22px 4px 22px',
  border: `2px solid ${INK}`,
  boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
  backgroundColor: CARD,
  color: INK,
  '& > .words': {
    padding: '10px 16px 12px',
    borderTop: `2px solid ${INK}`,
    overflowWrap: 'anywhere',
    lineHeight: 1.35,
  },
  '& strong': { display: 'block', fontFamily: DISPLAY, fontSize: '1.125rem', lineHeight: 1.15, marginBottom: 4 },
  '& p': { margin: 0, fontSize: '0.9375rem' },
  '& small': { display: 'block', marginTop: 4, fontSize: '0.875rem', fontWeight: 600, opacity: 0.75 },
});

interface Props {
  picture: ReactNode;
  title: string;
  description: string;
  host: string;
}

/** A link as chats show it. */
export function LinkCard({ picture, title, description, host }: Props) {
  return (
    <Bubble>
      {picture}
      <div className="words">
        <strong>{title}</strong>
        <p>{description}</p>
        <small>{host}</small>
      </div>
    </Bubble>
  );
}
