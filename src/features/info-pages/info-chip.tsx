import { COLORS, INK } from '../../ui/palette.ts';
import { styled } from '../../ui/styled.ts';

/** One of several filters; `aria-pressed` marks the current one. */
export const InfoChip = styled('button')({
  minHeight: 44,
  padding: '6px 16px',
  borderRadius: 999,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:disabled': { color: 'var(--mui-palette-text-secondary)', borderStyle: 'dashed', cursor: 'default' },
  '&[aria-pressed="true"]': { backgroundColor: COLORS.yellow.fill, color: INK, borderColor: INK },
});
