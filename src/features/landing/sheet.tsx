import { COLORS, type Color, INK, NIGHT, PAPER } from '../../ui/palette.ts';
import { DARK, FROM_MD, styled, withoutProps } from '../../ui/styled.ts';

const TOOTH = 14;
const DEEP = '#0e0b1c';

/** Returns the background: ink behind yellow notes, otherwise the color itself, dimmed in the dark scheme. */
function groundOf(color: Color | undefined) {
  if (color === undefined) return { backgroundColor: 'var(--mui-palette-background-default)' };
  if (color === 'yellow')
    return {
      backgroundColor: INK,
      color: PAPER,
      '& :focus-visible': { outlineColor: PAPER },
      [DARK]: { backgroundColor: DEEP },
    };
  const { fill } = COLORS[color];
  return { backgroundColor: fill, [DARK]: { backgroundColor: `color-mix(in srgb, ${fill} 30%, ${NIGHT})` } };
}

/** A full-width sheet of colored paper; its scalloped lower edge overlaps the next one. */
export const Sheet = styled(
  'section',
  withoutProps('color'),
)<{ color?: Color }>(({ color }) => ({
  position: 'relative',
  padding: '72px 16px 76px',
  // keeps the header from covering it after a jump from the menu
  scrollMarginTop: 80,
  ...groundOf(color),
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: '100% 0 auto',
    height: TOOTH,
    backgroundColor: 'inherit',
    pointerEvents: 'none',
    mask: `radial-gradient(circle at 50% 0, #000 ${TOOTH - 0.5}px, #0000 ${TOOTH}px) top / ${2 * TOOTH}px ${TOOTH}px repeat-x`,
  },
  '& > div': { maxWidth: 1048, margin: '0 auto' },
  // the minimum is for large text: no word may be wider than a small phone
  '& h2': { fontSize: 'clamp(1.6rem, 11vw, 3.5rem)' },
  [FROM_MD]: { paddingBlock: '104px 108px' },
}));

/** Text on one side and something to look at or play with on the other; stacked on a phone. */
export const Split = styled(
  'div',
  withoutProps('flip'),
)<{ flip?: boolean }>(({ flip }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'center',
  '& > *': { minWidth: 0 },
  [FROM_MD]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 72,
    ...(flip && { '& > :first-of-type': { order: 1 } }),
  },
}));
