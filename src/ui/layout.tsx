import { BELOW_SM, FROM_MD, styled, withoutProps } from './styled.ts';

/** The column of visitors' pages, at most 560 px wide, or 1080 px with `wide`. */
export const Column = styled(
  'main',
  withoutProps('wide'),
)<{ wide?: boolean }>(({ wide }) => ({
  width: '100%',
  maxWidth: wide ? 1080 : 560,
  margin: '0 auto',
  padding: '16px 16px 48px',
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  flex: 1,
  '&:focus': { outline: 'none' },
}));

/** Children in a column, with one gap (in units of 8 px). */
export const Stack = styled(
  'div',
  withoutProps('gap'),
)<{ gap?: number }>(({ gap = 1.5 }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: gap * 8,
}));

/** Children in a row, wrapping, vertically centered. */
export const Row = styled(
  'div',
  withoutProps('gap'),
)<{ gap?: number }>(({ gap = 1 }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: gap * 8,
}));

/** Two halves of a screen: stacked, or side by side on a wide screen. */
export const Halves = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  flex: 1,
  '& > *': { display: 'flex', flexDirection: 'column', gap: 20, minWidth: 0 },
  '& > :last-child': { flex: 1 },
  [FROM_MD]: { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 40, flex: 'none' },
});

/** The main actions of a screen: at the bottom within the thumb's reach on phones, else right below their content. */
export const ActionBar = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '12px 0 calc(12px + env(safe-area-inset-bottom))',
  [BELOW_SM]: { marginTop: 'auto' },
});

/**
 * Keeps the main action of a long screen at a phone's bottom edge until its own place is reached. Not on screens so
 * small, or text so large, that it would cover the content.
 */
export const StickyBar = styled('div')({
  '@media (min-width: 20em) and (max-width: 599.95px) and (min-height: 37.5em)': {
    position: 'sticky',
    zIndex: 1,
    bottom: 0,
    margin: '0 -16px',
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    backgroundColor: 'var(--mui-palette-background-default)',
  },
  display: 'grid',
});

/** Text for screen readers only. */
export const HiddenText = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
