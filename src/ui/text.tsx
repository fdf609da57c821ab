import { styled, withoutProps } from './styled.ts';
import { DISPLAY } from './tokens.ts';

const SIZES = {
  1: { fontSize: 'clamp(2.5rem, 11vw, 4.75rem)', lineHeight: 0.98, letterSpacing: '-0.03em' },
  2: { fontSize: 'clamp(1.75rem, 6vw, 2.5rem)', lineHeight: 1.08, letterSpacing: '-0.015em' },
  3: { fontSize: '1.375rem', lineHeight: 1.08, letterSpacing: '-0.015em' },
} as const;

/** A heading in the display face. `size` is its look; `as` is its level in the page's outline. */
export const Heading = styled(
  'h2',
  withoutProps('size'),
)<{ size: 1 | 2 | 3 }>(({ size }) => ({
  margin: 0,
  fontFamily: DISPLAY,
  fontWeight: 800,
  textWrap: 'balance',
  ...SIZES[size],
  // takes the focus when a page or a step changes, but isn't an input
  '&:focus': { outline: 'none' },
}));

/** A paragraph. `tone="quiet"` is less prominent; `small` is for notes. */
export const Text = styled(
  'p',
  withoutProps('tone', 'small'),
)<{
  tone?: 'quiet';
  small?: boolean;
}>(({ tone, small }) => ({
  margin: 0,
  fontSize: small ? '0.9375rem' : '1.0625rem',
  lineHeight: small ? 1.45 : 1.5,
  ...(tone && { color: 'var(--mui-palette-text-secondary)' }),
}));
