import { HiddenText } from '../../ui/layout.tsx';
import { COLORS, type Color, INK } from '../../ui/palette.ts';
import { keyframes, styled } from '../../ui/styled.ts';
import { DISPLAY } from '../../ui/tokens.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { useCountUp } from './use-count-up.ts';

const land = keyframes({ from: { transform: 'scale(1.25) rotate(8deg)', opacity: 0 } });
const Seal = styled('div')({
  position: 'relative',
  // scales with the reader's text size, as far as the screen allows
  width: 'min(13rem, 62vw)',
  height: 'min(13rem, 62vw)',
  margin: '4px 0',
  display: 'grid',
  placeItems: 'center',
  animation: `${land} 250ms cubic-bezier(0.2, 0.9, 0.3, 1.2)`,
  '& svg': { position: 'absolute', inset: 0, overflow: 'visible' },
  '& span': {
    position: 'relative',
    fontFamily: DISPLAY,
    fontWeight: 900,
    fontSize: 'min(4rem, 19vw)',
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'tabular-nums',
    color: INK,
    whiteSpace: 'nowrap',
    transform: 'rotate(-4deg)',
  },
});

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
    <Seal>
      <svg viewBox="0 0 208 208" aria-hidden="true">
        <polygon points={STAR} fill={INK} transform="translate(5 5)" />
        <polygon points={STAR} fill={COLORS[color].fill} stroke={INK} strokeWidth="2.5" strokeLinejoin="round" />
      </svg>
      <span aria-hidden>{percent(shown / 100)}</span>
      <HiddenText as="p">{percent(percentage / 100)}</HiddenText>
    </Seal>
  );
}
