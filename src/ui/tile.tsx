import { styled } from './styled.ts';
import { DISPLAY } from './tokens.ts';

const Box = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  // the number is drawn above its name, but read after it
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: '14px 8px 12px',
  textAlign: 'center',
  borderRadius: 20,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  '& dt': { fontSize: '0.875rem', fontWeight: 600, color: 'var(--mui-palette-text-secondary)' },
  '& dd': {
    margin: 0,
    fontFamily: DISPLAY,
    fontWeight: 800,
    // three fit side by side on the smallest phone without breaking
    fontSize: 'clamp(1.125rem, 6.5vw, 1.625rem)',
    lineHeight: 1.1,
    whiteSpace: 'nowrap',
  },
});

/** A row of tiles: a list of names and values. */
export const Tiles = styled('dl')({ display: 'flex', gap: 10, margin: 0 });

/** One figure with its name. */
export function Tile({ label, value }: { label: string; value: string }) {
  return (
    <Box>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </Box>
  );
}
