import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { AnswerMark } from './answer-button.tsx';
import css from './answer-sign.module.css';
import { fill } from './fill.ts';
import type { Color } from './palette.ts';

const SYMBOL: Readonly<Partial<Record<AnswerMark, string>>> = { right: '✓', wrong: '✗' };

/** The mark before an answer: a round tick for right, a crooked cross for wrong, else its letter. Decorative. */
export function AnswerSign(props: { color: Color; mark: AnswerMark; onPaper?: boolean; children?: ReactNode }) {
  const { color, mark, onPaper = false, children } = props;
  const look = (mark === 'right' || mark === 'wrong') && clsx(css[mark], onPaper && css['onPaper']);
  return (
    <span aria-hidden className={clsx(css['shape'], look)} style={fill(color)}>
      {SYMBOL[mark] ?? children}
    </span>
  );
}
