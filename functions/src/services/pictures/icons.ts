import { GAME_ICON_PATHS } from '@domain/games/icon-paths.ts';

/** Outlines of src/ui, which functions can't import: Material Symbols (Apache 2.0) on a 24 x 24 grid. */
export const ICONS = {
  ...GAME_ICON_PATHS,
  lock: 'M18 8h-1V6A5 5 0 0 0 7 6v2H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V10a2 2 0 0 0-2-2m-6 9a2 2 0 1 1 0-4 2 2 0 0 1 0 4M9 8V6a3 3 0 0 1 6 0v2z',
  envelope:
    'M19 10c1.13 0 2.16-.39 3-1.02V18a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h10.1c-.06.32-.1.66-.1 1 0 1.48.65 2.79 1.67 3.71L12 11 5.3 6.81c-.57-.35-1.3.05-1.3.72 0 .29.15.56.4.72l7.07 4.42c.32.2.74.2 1.06 0l4.77-2.98c.54.19 1.1.31 1.7.31m-3-5a3 3 0 1 0 6 0 3 3 0 0 0-6 0',
} as const;
