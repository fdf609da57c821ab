import type { ReactNode } from 'react';
import type { AnswerMark } from './answer-button.tsx';
import { CARD, COLORS, type Color, INK } from './palette.ts';
import { styled, withoutProps } from './styled.ts';

/** Returns the mark's background: white on the answer's own color, the color itself on paper. */
function ground(color: Color, mark: AnswerMark, onPaper: boolean) {
  if (mark !== 'right' && mark !== 'wrong') return { backgroundColor: COLORS[color].fill, color: INK };
  if (!onPaper) return { backgroundColor: CARD, color: INK };
  const tone = mark === 'right' ? 'success' : 'error';
  return { backgroundColor: `var(--mui-palette-${tone}-main)`, color: 'var(--mui-palette-background-default)' };
}
const Shape = styled(
  'span',
  withoutProps('color', 'mark', 'onPaper'),
)<{
  color: Color;
  mark: AnswerMark;
  onPaper: boolean;
}>(({ color, mark, onPaper }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  // grows with the reader's text size, but less than the text, to leave room for the answer
  width: 'max(36px, 1.75em)',
  height: 'max(36px, 1.75em)',
  fontWeight: 800,
  border: `2px solid ${INK}`,
  ...ground(color, mark, onPaper),
  borderRadius: mark === 'wrong' ? 8 : '50%',
  transform: mark === 'wrong' ? 'rotate(-8deg)' : 'none',
}));
const SYMBOL: Readonly<Partial<Record<AnswerMark, string>>> = { right: '✓', wrong: '✗' };

/** The mark before an answer: a round tick for right, a crooked cross for wrong, else its letter. Decorative. */
export function AnswerSign(props: { color: Color; mark: AnswerMark; onPaper?: boolean; children?: ReactNode }) {
  const { color, mark, onPaper = false, children } = props;
  return (
    <Shape aria-hidden color={color} mark={mark} onPaper={onPaper}>
      {SYMBOL[mark] ?? children}
    </Shape>
  );
}
