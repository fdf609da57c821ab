import type { ReactNode } from 'react';
import { AnswerSign } from './answer-sign.tsx';
import type { Color } from './palette.ts';
import { styled, withoutProps } from './styled.ts';

/** `right` and `wrong` differ in color and shape; the caller adds the text. `faded`: not chosen. */
export type AnswerMark = 'open' | 'chosen' | 'right' | 'wrong' | 'faded';

const GROUND: Readonly<Record<AnswerMark, string>> = {
  open: 'background-paper',
  faded: 'background-paper',
  chosen: 'background-paper',
  right: 'success-main',
  wrong: 'error-main',
};
const Choice = styled(
  'button',
  withoutProps('mark'),
)<{ mark: AnswerMark }>(({ mark }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: 64,
  padding: '12px 16px',
  borderRadius: 20,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: `var(--mui-palette-${GROUND[mark]})`,
  color: `var(--mui-palette-${mark === 'right' || mark === 'wrong' ? 'background-default' : 'text-primary'})`,
  font: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 600,
  textAlign: 'left',
  cursor: 'pointer',
  touchAction: 'manipulation',
  opacity: mark === 'faded' ? 0.55 : 1,
  boxShadow: mark === 'open' ? '3px 3px 0 var(--mui-palette-sticker-shadow)' : 'none',
  transform: mark === 'open' || mark === 'faded' ? 'none' : 'translate(3px, 3px)',
  transition: 'transform 150ms, box-shadow 150ms, background-color 200ms, opacity 200ms',
  '&:disabled': { cursor: 'default' },
  '@media (hover: hover)': { '&:hover:enabled': { transform: 'translate(-1px, -1px)' } },
  '&:active:enabled': { transform: 'translate(3px, 3px)', boxShadow: 'none' },
}));

/** An answer to choose. `letter` is shown until right or wrong is known. */
export function AnswerButton(props: {
  color: Color;
  letter: string;
  mark: AnswerMark;
  isDisabled: boolean;
  children: ReactNode;
  onChoose: () => void;
}) {
  const { color, letter, mark, isDisabled, children, onChoose } = props;
  return (
    <Choice type="button" mark={mark} disabled={isDisabled} onClick={onChoose}>
      <AnswerSign color={color} mark={mark}>
        {letter}
      </AnswerSign>
      <span style={{ flex: 1, minWidth: 0, hyphens: 'auto' }}>{children}</span>
    </Choice>
  );
}
