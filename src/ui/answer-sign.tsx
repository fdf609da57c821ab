import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { AnswerMark } from './answer-button.tsx';
import { CARD, GAME_COLORS, type Game, INK } from './games.ts';

const Shape = styled('span', { shouldForwardProp: (name) => name !== 'game' && name !== 'mark' })<{
  game: Game;
  mark: AnswerMark;
}>(({ game, mark }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  fontWeight: 800,
  border: `2px solid ${INK}`,
  backgroundColor: mark === 'right' || mark === 'wrong' ? CARD : GAME_COLORS[game].fill,
  color: INK,
  borderRadius: mark === 'wrong' ? 8 : '50%',
  transform: mark === 'wrong' ? 'rotate(-8deg)' : 'none',
}));
const SYMBOL: Readonly<Partial<Record<AnswerMark, string>>> = { right: '✓', wrong: '✗' };

/** The small mark before an answer: a round tick for right, a crooked cross for wrong, else its letter. Decorative. */
export function AnswerSign({ game, mark, children }: { game: Game; mark: AnswerMark; children?: ReactNode }) {
  return (
    <Shape aria-hidden game={game} mark={mark}>
      {SYMBOL[mark] ?? children}
    </Shape>
  );
}
