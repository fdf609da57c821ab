import { type Color, FILLS, INK } from '@domain/palette.ts';
import { useEffect } from 'react';
import { vibrate } from '../../lib/motion.ts';
import { HiddenText } from '../../ui/layout.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import css from './score-seal.module.css';
import { useCountUp } from './use-count-up.ts';

const POINTS = 18;
const CENTRE = 104;
/** A starburst like the seal on a prize. */
const STAR = Array.from({ length: POINTS * 2 }, (_, index) => {
  const angle = (Math.PI * index) / POINTS;
  const radius = index % 2 === 0 ? 100 : 87;
  return `${(CENTRE + radius * Math.sin(angle)).toFixed(1)},${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`;
}).join(' ');
const STAMP_VIBRATION_MS = 15;

/** The percentage (0 to 100), counting up on mount, and then stamped with a seal in the game's color. */
export function ScoreSeal(props: { color: Color; percentage: number; isFresh: boolean }) {
  const { color, percentage, isFresh } = props;
  const { percent } = useFormats();
  const goal = Math.round(percentage);
  const shown = useCountUp(goal);
  const isStamped = shown === goal;
  useEffect(() => {
    if (isStamped && isFresh) vibrate(STAMP_VIBRATION_MS);
  }, [isStamped, isFresh]);
  return (
    <div className={css['seal']} data-stamped={isStamped ? '' : undefined}>
      <svg viewBox="0 0 208 208" aria-hidden="true">
        <polygon points={STAR} fill={INK} transform="translate(5 5)" />
        <polygon points={STAR} fill={FILLS[color]} stroke={INK} strokeWidth="2.5" strokeLinejoin="round" />
      </svg>
      <span aria-hidden>{percent(shown / 100)}</span>
      <HiddenText as="p">{percent(percentage / 100)}</HiddenText>
    </div>
  );
}
