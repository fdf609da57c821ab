import { HiddenText } from '../../ui/layout.tsx';
import { COLORS, type Color, INK } from '../../ui/palette.ts';
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

/** The percentage (0 to 100) on a seal in the game's color, counting up on mount. */
export function ScoreSeal({ color, percentage }: { color: Color; percentage: number }) {
  const { percent } = useFormats();
  const shown = useCountUp(Math.round(percentage));
  return (
    <div className={css['seal']}>
      <svg viewBox="0 0 208 208" aria-hidden="true">
        <polygon points={STAR} fill={INK} transform="translate(5 5)" />
        <polygon points={STAR} fill={COLORS[color].fill} stroke={INK} strokeWidth="2.5" strokeLinejoin="round" />
      </svg>
      <span aria-hidden>{percent(shown / 100)}</span>
      <HiddenText as="p">{percent(percentage / 100)}</HiddenText>
    </div>
  );
}
