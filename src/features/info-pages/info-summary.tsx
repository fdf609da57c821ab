import { COLORS, type Color, INK } from '../../ui/palette.ts';
import { styled, withoutProps } from '../../ui/styled.ts';

/** The summary line of an expandable card, in the game's color while open. */
export const InfoSummary = styled(
  'summary',
  withoutProps('color'),
)<{ color: Color }>(({ color }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 16,
  minHeight: 56,
  padding: '16px 20px',
  borderRadius: 22,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  // a plus that turns into a cross; decorative
  '&::after': {
    content: ['"+"', '"+" / ""'],
    fontSize: '2rem',
    lineHeight: 0.85,
    fontWeight: 800,
    transition: 'transform 150ms',
  },
  'details[open] > &': { backgroundColor: COLORS[color].fill, color: INK, borderRadius: '22px 22px 0 0' },
  'details[open] > &::after': { transform: 'rotate(45deg)' },
}));
