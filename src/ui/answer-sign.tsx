import type { ReactNode } from 'react';
import type { AnswerMark } from './answer-button.tsx';
import { CARD, GAME_COLORS, type Game, INK } from './games.ts';
import { styled, withoutProps } from './styled.ts';

/** On the answer's own colour the mark stands on white; on paper it brings the colour itself. */
function ground(game: Game, mark: AnswerMark, onPaper: boolean) {
  if (mark !== 'right' && mark !== 'wrong') return { backgroundColor: GAME_COLORS[game].fill, color: INK };
  if (!onPaper) return { backgroundColor: CARD, color: INK };
  const tone = mark === 'right' ? 'success' : 'error';
  return { backgroundColor: `var(--mui-palette-${tone}-main)`, color: 'var(--mui-palette-background-default)' };
}
const Shape = styled(
  'span',
  withoutProps('game', 'mark', 'onPaper'),
)<{
  game: Game;
  mark: AnswerMark;
  onPaper: boolean;
}>(({ game, mark, onPaper }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  // grows with the reader's text size, but less than the text, so that the answer keeps room beside it
  width: 'max(36px, 1.75em)',
  height: 'max(36px, 1.75em)',
  fontWeight: 800,
  border: `2px solid ${INK}`,
  ...ground(game, mark, onPaper),
  borderRadius: mark === 'wrong' ? 8 : '50%',
  transform: mark === 'wrong' ? 'rotate(-8deg)' : 'none',
}));
const SYMBOL: Readonly<Partial<Record<AnswerMark, string>>> = { right: '✓', wrong: '✗' };

/** The small mark before an answer: a round tick for right, a crooked cross for wrong, else its letter. Decorative. */
export function AnswerSign(props: { game: Game; mark: AnswerMark; onPaper?: boolean; children?: ReactNode }) {
  const { game, mark, onPaper = false, children } = props;
  return (
    <Shape aria-hidden game={game} mark={mark} onPaper={onPaper}>
      {SYMBOL[mark] ?? children}
    </Shape>
  );
}
