import { GAME_COLORS, type Game, INK, NIGHT, PAPER } from '../../ui/games.ts';
import { DARK, FROM_MD, styled, withoutProps } from '../../ui/styled.ts';

const TOOTH = 14;
const DEEP = '#0e0b1c';

/** The messages lie on ink, so that their yellow notes shine; the games on their own colour, dimmed by night. */
function groundOf(game: Game | undefined) {
  if (game === undefined) return { backgroundColor: 'var(--mui-palette-background-default)' };
  if (game === 'messages')
    return {
      backgroundColor: INK,
      color: PAPER,
      '& :focus-visible': { outlineColor: PAPER },
      [DARK]: { backgroundColor: DEEP },
    };
  const { fill } = GAME_COLORS[game];
  return { backgroundColor: fill, [DARK]: { backgroundColor: `color-mix(in srgb, ${fill} 30%, ${NIGHT})` } };
}

/** A sheet of coloured paper from edge to edge; its lower edge, scalloped like a stamp's, lies on the next one. */
export const Sheet = styled(
  'section',
  withoutProps('game'),
)<{ game?: Game }>(({ game }) => ({
  position: 'relative',
  padding: '72px 16px 76px',
  // a link to it from the menu stops below the page's header
  scrollMarginTop: 80,
  ...groundOf(game),
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
