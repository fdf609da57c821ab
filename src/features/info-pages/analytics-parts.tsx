import { COLORS, type Color, INK } from '../../ui/palette.ts';
import { styled, withoutProps } from '../../ui/styled.ts';
import { DISPLAY } from '../../ui/tokens.ts';

/** A number in large figures above what it counts. */
export const Figures = styled('dl')({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  '& > div': {
    flex: '1 1 min(8rem, 100%)',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: '14px 18px',
    borderRadius: 18,
    border: `2px solid ${INK}`,
    color: INK,
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, fontFamily: DISPLAY, fontWeight: 900, fontSize: '2.25rem', lineHeight: 1.05 },
});

/** Lines of a bar chart: label, bar, count. */
export const Bars = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '2.5em minmax(0, 1fr) 1.5em',
    alignItems: 'center',
    gap: 12,
    fontFamily: DISPLAY,
    fontWeight: 800,
    fontSize: '1.125rem',
    fontVariantNumeric: 'tabular-nums',
    '& > :last-child': { textAlign: 'right' },
  },
});

/** `share` is of the longest bar. */
export const Bar = styled(
  'span',
  withoutProps('color', 'share'),
)<{ color: Color; share: number }>(({ color, share }) => ({
  height: 26,
  width: `${share * 100}%`,
  minWidth: 8,
  borderRadius: '6px 13px 13px 6px',
  border: `2px solid ${INK}`,
  backgroundColor: COLORS[color].fill,
}));

/** The legend of a ring: colors, labels, counts. */
export const Legend = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 10,
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: 10 },
  '& b': { fontFamily: DISPLAY, fontWeight: 800, fontSize: '1.125rem' },
});

export const Swatch = styled(
  'span',
  withoutProps('color'),
)<{ color: Color }>(({ color }) => ({
  width: 20,
  height: 20,
  borderRadius: 6,
  border: `2px solid ${INK}`,
  backgroundColor: COLORS[color].fill,
}));
