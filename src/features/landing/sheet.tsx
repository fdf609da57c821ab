import { COLORS, type Color, INK, NIGHT, PAPER } from '../../ui/palette.ts';
import { DARK, FROM_MD, styled, withoutProps } from '../../ui/styled.ts';

const TOOTH = 14;
const DEEP = '#0e0b1c';

/** Yellow notes lie on ink, so that they shine; every other colour is the ground itself, dimmed by night. */
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

/** A sheet of coloured paper from edge to edge; its lower edge, scalloped like a stamp's, lies on the next one. */
export const Sheet = styled(
  'section',
  withoutProps('color'),
)<{ color?: Color }>(({ color }) => ({
  position: 'relative',
  padding: '72px 16px 76px',
  // a link to it from the menu stops below the page's header
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
  // the lower bound is for large text: no word may be wider than a small phone
  '& h2': { fontSize: 'clamp(1.6rem, 11vw, 3.5rem)' },
  [FROM_MD]: { paddingBlock: '104px 108px' },
}));

/** Words on one side and something to look at or play with on the other; below each other on a phone. */
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
