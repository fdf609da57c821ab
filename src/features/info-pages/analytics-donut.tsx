import { COLORS, type Color, INK } from '../../ui/palette.ts';

/** With this radius the circumference is 100, so that shares are lengths. */
const RADIUS = 100 / (2 * Math.PI);
const GAP = 0.8;

/** A ring of shares in percent, clockwise from the top. Decorative: the legend has the values. */
export function Donut({ shares }: { shares: readonly (readonly [color: Color, percent: number])[] }) {
  const startOf = (at: number) => shares.slice(0, at).reduce((sum, [, percent]) => sum + percent, 0);
  return (
    <svg viewBox="0 0 44 44" width="100%" aria-hidden="true" style={{ maxWidth: 220, transform: 'rotate(-90deg)' }}>
      <circle cx="22" cy="22" r={RADIUS} fill="none" stroke={INK} strokeWidth="11" />
      {shares.map(([color, percent], at) => (
        <circle
          key={color}
          cx="22"
          cy="22"
          r={RADIUS}
          fill="none"
          stroke={COLORS[color].fill}
          strokeWidth="9.6"
          strokeDasharray={`${percent - GAP} ${100 - percent + GAP}`}
          strokeDashoffset={-startOf(at) - GAP / 2}
        />
      ))}
    </svg>
  );
}
