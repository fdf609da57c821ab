import { type Color, FILLS, INK } from '@domain/palette.ts';
import type { AnswerMark } from './answer-button.tsx';
import css from './stamps.module.css';

/** Up to this many fit side by side with their numbers. */
const FEW = 10;
const sizeOf = (count: number) => (count <= FEW ? '2.25rem' : count <= 2 * FEW ? '1.25rem' : '0.75rem');

const PAPER_GROUND = 'var(--mui-palette-background-paper)';
const LINE = 'var(--mui-palette-text-primary)';
const ON_TONE = 'var(--mui-palette-background-default)';

function look(mark: AnswerMark, color: Color) {
  if (mark === 'right') return { fill: 'var(--mui-palette-success-main)', ink: ON_TONE, sign: '✓' };
  if (mark === 'wrong') return { fill: 'var(--mui-palette-error-main)', ink: ON_TONE, sign: '✗' };
  if (mark === 'chosen') return { fill: FILLS[color], ink: INK, sign: '•' };
  return { fill: PAPER_GROUND, ink: LINE, sign: null };
}

/**
 * One place per question, stamped when answered: round for right, crooked for wrong, the game's color while unknown
 * (`chosen`). Decorative: the text beside it says the position. `now` is the current question; `gap` the milliseconds
 * between stamps that appear one by one.
 */
export function Stamps(props: { color: Color; marks: readonly AnswerMark[]; now?: number; gap?: number }) {
  const { color, marks, now, gap = 0 } = props;
  const size = sizeOf(marks.length);
  const isFew = marks.length <= FEW;
  return (
    <div className={css['card']} aria-hidden data-few={isFew ? '' : undefined}>
      {marks.map((mark, place) => {
        const { fill, ink, sign } = look(mark, color);
        const isNow = place === now;
        const isFresh = mark !== 'open' && (isNow || gap > 0);
        const shape = { width: 32, height: 32, x: 2, y: 2, rx: mark === 'wrong' ? 8 : 16 };
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={place}
            aria-hidden="true"
            viewBox="0 0 36 36"
            data-fresh={isFresh ? '' : undefined}
            style={{ flex: `0 1 ${size}`, width: size, animationDelay: `${place * gap}ms` }}
          >
            <g
              fill={fill}
              stroke={isNow ? LINE : 'var(--mui-palette-sticker-line)'}
              strokeWidth={isNow ? 4 : 2}
              transform={mark === 'wrong' ? 'rotate(-8 18 18)' : undefined}
            >
              <rect {...shape} />
            </g>
            {isFew && (
              <text x="18" y="24" fill={ink}>
                {sign ?? place + 1}
              </text>
            )}
          </svg>
        );
      })}
    </div>
  );
}
