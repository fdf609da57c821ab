import { FILLS, INK } from '@domain/palette.ts';
import { styled } from '@mui/material/styles';
import { COVERING_INPUT } from './cover-input-styles.ts';

/** A large round choice around a native radio button, which keyboards and screen readers use. */
export const Marker = styled('label')({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50%',
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-default)',
  fontFamily: 'var(--display)',
  fontWeight: 800,
  fontSize: '1.125rem',
  cursor: 'pointer',
  transition: 'transform 150ms, background-color 150ms',
  '&:active': { transform: 'scale(0.92)' },
  '& input': COVERING_INPUT,
  '&:has(input:checked)': { backgroundColor: FILLS.teal, borderColor: INK, color: INK },
  '&:has(input:focus-visible)': { outline: '3px solid var(--mui-palette-text-primary)', outlineOffset: 3 },
  '&:has(input[data-invalid="true"])': { borderColor: 'var(--mui-palette-error-main)', borderStyle: 'dashed' },
});
