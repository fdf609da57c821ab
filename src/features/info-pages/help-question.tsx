import type { ReactNode } from 'react';
import { GAME_COLORS, INK } from '../../ui/games.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { styled } from '../../ui/styled.ts';
import { Heading } from '../../ui/text.tsx';

const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 56,
  padding: '16px 20px',
  borderRadius: 22,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  // a plus that turns into a cross, for the eye alone
  '&::after': {
    content: ['"+"', '"+" / ""'],
    alignSelf: 'flex-start',
    flex: 'none',
    fontSize: '2rem',
    lineHeight: 0.85,
    fontWeight: 800,
    transition: 'transform 150ms',
  },
  'details[open] > &': { backgroundColor: GAME_COLORS.messages.fill, color: INK, borderRadius: '22px 22px 0 0' },
  'details[open] > &::after': { transform: 'rotate(45deg)' },
});

/** A question that opens to its answer, by touch and by keyboard, with the browser's own means. */
export function HelpQuestion({ question, children }: { question: string; children: ReactNode }) {
  return (
    <Sticker as="details" style={{ padding: 0 }}>
      <Summary>
        <Heading size={3} as="h2" style={{ fontSize: '1.1875rem', lineHeight: 1.25 }}>
          {question}
        </Heading>
      </Summary>
      <div style={{ padding: '16px 20px 20px' }}>{children}</div>
    </Sticker>
  );
}
