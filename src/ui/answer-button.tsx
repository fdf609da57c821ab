import type { Color } from '@domain/palette.ts';
import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { pressedKey } from '../lib/pressed-key.ts';
import css from './answer-button.module.css';
import { fill } from './color.tsx';

/** `right` and `wrong` differ in color and shape; the caller adds the text. `faded`: not chosen. */
export type AnswerMark = 'open' | 'chosen' | 'right' | 'wrong' | 'faded';

/**
 * An answer to choose. `letter` is shown until right or wrong is known. `onChoose` learns whether it was the keyboard. A
 * disabled one keeps the focus, but the Tab key passes it.
 */
export function AnswerButton(props: {
  color: Color;
  letter: string;
  mark: AnswerMark;
  isDisabled: boolean;
  children: ReactNode;
  onChoose: (byKeys: boolean) => void;
}) {
  const { color, letter, mark, isDisabled, children, onChoose } = props;
  return (
    <button
      type="button"
      className={clsx(css['choice'], css[mark])}
      aria-disabled={isDisabled}
      tabIndex={isDisabled ? -1 : 0}
      onClick={({ detail }) => !isDisabled && onChoose(detail === 0)}
    >
      <AnswerSign color={color} mark={mark}>
        {letter}
      </AnswerSign>
      <span style={{ flex: 1, minWidth: 0, hyphens: 'auto' }}>{children}</span>
    </button>
  );
}

const SYMBOL: Readonly<Partial<Record<AnswerMark, string>>> = { right: '✓', wrong: '✗' };

/** The mark before an answer: a round tick for right, a crooked cross for wrong, else its letter. Decorative. */
export function AnswerSign(props: { color: Color; mark: AnswerMark; onPaper?: boolean; children?: ReactNode }) {
  const { color, mark, onPaper = false, children } = props;
  const isRight = mark === 'right';
  const look =
    (isRight || mark === 'wrong') && clsx(css[isRight ? 'signRight' : 'signWrong'], onPaper && css['onPaper']);
  return (
    <span aria-hidden className={clsx(css['sign'], look)} style={fill(color)}>
      {SYMBOL[mark] ?? children}
    </span>
  );
}

/**
 * Returns the index of the answer for a key (A to D, 1 to 4) among `count`; null for any other key. For use while the
 * question has the focus: WCAG 2.1.4 limits shortcuts of one character.
 */
export function answerOfKey(event: KeyboardEvent, count: number): number | null {
  const { code, ctrlKey, metaKey, altKey, repeat } = event.nativeEvent;
  const key = pressedKey(event);
  if (ctrlKey || metaKey || altKey || repeat || key.length !== 1) return null;
  // by physical key: a French keyboard types digits only with Shift
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const place = digit === undefined ? 'abcd'.indexOf(key.toLowerCase()) : Number(digit) - 1;
  return place >= 0 && place < count ? place : null;
}
