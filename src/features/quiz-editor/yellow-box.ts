import { FILLS, INK } from '@domain/palette.ts';

const CHECK = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M5 12.5l4.5 4.5L19 7.5' fill='none' stroke='%23${INK.slice(1)}' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E")`;

/** Styles for a checkbox that looks like everything else here, and not like the browser's. */
export const YELLOW_BOX = {
  appearance: 'none',
  flex: 'none',
  width: 28,
  height: 28,
  margin: 0,
  borderRadius: 8,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-default)',
  cursor: 'inherit',
  '&:checked': { backgroundColor: FILLS.yellow, borderColor: INK, backgroundImage: CHECK },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;
