import { styled, withoutProps } from './styled.ts';

/** One column for visitors' pages, at most 560 px wide. Give `wide` for pages with room for more (1080 px). */
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

/** Children below each other with one gap (in units of 8 px). */
export const Stack = styled(
  'div',
  withoutProps('gap'),
)<{ gap?: number }>(({ gap = 1.5 }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: gap * 8,
}));

/** Children beside each other, wrapping, vertically centred. */
export const Row = styled(
  'div',
  withoutProps('gap'),
)<{ gap?: number }>(({ gap = 1 }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: gap * 8,
}));

/** The main action of a phone screen, within the thumb's reach: sticks to the bottom edge while there is more to scroll. */
export const ActionBar = styled('div')({
  position: 'sticky',
  bottom: 0,
  marginTop: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '12px 0 calc(12px + env(safe-area-inset-bottom))',
  background: 'linear-gradient(to top, var(--mui-palette-background-default) 78%, transparent)',
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
