import { Icon } from '../../../ui/icon.tsx';
import { COLORS, INK } from '../../../ui/palette.ts';
import { keyframes, styled } from '../../../ui/styled.ts';

const fly = keyframes({
  '0%': { opacity: 1 },
  '30%': { opacity: 1, transform: 'translate(-8px, 6px) rotate(-10deg)' },
  '100%': { opacity: 0, transform: 'translate(90px, -60px) rotate(14deg) scale(0.6)' },
});
const arrive = keyframes({ '0%': { transform: 'scale(0)' }, '70%': { transform: 'scale(1.15)' } });

// with reduced motion only the end is shown: a check, no envelope
const Stage = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 76,
  height: 76,
  '& > *': { gridArea: '1 / 1' },
  '& > :first-child': { fontSize: 72, lineHeight: 1, opacity: 0, animation: `${fly} 700ms 100ms ease-in both` },
  '& > :last-child': {
    display: 'grid',
    placeItems: 'center',
    width: 68,
    height: 68,
    fontSize: 44,
    borderRadius: '50%',
    border: `2px solid ${INK}`,
    backgroundColor: COLORS.yellow.fill,
    color: INK,
    animation: `${arrive} 250ms 750ms ease-out both`,
  },
});

/** The envelope leaves, and a check replaces it. Decorative. */
export function Departure() {
  return (
    <Stage aria-hidden>
      <span>
        <Icon name="envelope" size="1em" />
      </span>
      <span>
        <Icon name="check" size="1em" />
      </span>
    </Stage>
  );
}
