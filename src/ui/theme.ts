import type { Direction } from '@domain/languages.ts';
import { INK } from '@domain/palette.ts';
import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { DISPLAY, SCHEMES } from './schemes.ts';

/** For MUI's `styled` around one of our components: forwards the `as` prop, which MUI would consume. */
export const HANDS_AS_ON = { shouldForwardProp: () => true };

declare module '@mui/material/styles' {
  interface Palette {
    /** Colors of a card's outline and of its hard shadow. */
    sticker: { line: string; shadow: string };
  }
  interface PaletteOptions {
    sticker?: { line: string; shadow: string };
  }
}

const TEXT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";

const heading = { fontFamily: DISPLAY, fontWeight: 800, letterSpacing: '-0.015em', lineHeight: 1.08 };
const paletteOf = (scheme: 'light' | 'dark') => {
  const colors = SCHEMES[scheme];
  return {
    primary: { main: colors['primary-main'], contrastText: INK },
    secondary: { main: colors['text-primary'], contrastText: colors['background-default'] },
    background: { default: colors['background-default'], paper: colors['background-paper'] },
    text: { primary: colors['text-primary'], secondary: colors['text-secondary'] },
    divider: colors.divider,
    error: { main: colors['error-main'], contrastText: colors['background-default'] },
    success: { main: colors['success-main'] },
    sticker: { line: colors['sticker-line'], shadow: colors['sticker-shadow'] },
  };
};

/** Replaces the library's elevation with the outline and shadow of a card. */
const RAISED = {
  border: '2px solid var(--mui-palette-sticker-line)',
  boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
  backgroundImage: 'none',
} as const;

/** Grows with the letters beside it; the library's own has fixed sizes. */
const ICON = { '& > :nth-of-type(1)': { fontSize: '1.2em' } } as const;

const THEME: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  shape: { borderRadius: 20 },
  typography: {
    fontFamily: TEXT,
    h1: { ...heading, fontSize: 'clamp(2.5rem, 11vw, 4.75rem)', lineHeight: 0.98, letterSpacing: '-0.03em' },
    h2: { ...heading, fontSize: 'clamp(1.75rem, 6vw, 2.5rem)' },
    h3: { ...heading, fontSize: '1.375rem' },
    h4: { ...heading, fontSize: '1.125rem', fontWeight: 700 },
    body1: { fontSize: '1.0625rem', lineHeight: 1.5 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.45 },
    button: { fontFamily: DISPLAY, fontWeight: 700, fontSize: '1.0625rem', textTransform: 'none', letterSpacing: 0 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        // as base.css has it for everything else: the library's own `outline: 0` is in no layer and would win
        root: { '&:focus-visible': { outline: '3px solid var(--mui-palette-text-primary)', outlineOffset: 3 } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        // the library's margins have fixed sides
        startIcon: { marginInline: '-4px 8px', ...ICON },
        endIcon: { marginInline: '8px -4px', ...ICON },
        root: {
          minHeight: 48,
          paddingInline: 22,
          borderRadius: 999,
          overflowWrap: 'break-word',
          transition: '150ms',
          variants: [
            {
              props: ({ variant }) => variant !== 'text',
              style: {
                border: '2px solid var(--mui-palette-sticker-line)',
                boxShadow: '3px 3px 0 var(--mui-palette-sticker-shadow)',
                '&:hover': { boxShadow: '5px 5px 0 var(--mui-palette-sticker-shadow)' },
                // a press moves it into its shadow, but not away from who presses its edge (base.css)
                '&:active': { boxShadow: 'none', translate: '3px 3px' },
                // as visitors' buttons are (button.module.css)
                '&.Mui-disabled': {
                  boxShadow: 'none',
                  borderColor: 'var(--mui-palette-divider)',
                  backgroundColor: 'var(--mui-palette-divider)',
                  color: 'var(--mui-palette-text-secondary)',
                },
              },
            },
            { props: { size: 'large' }, style: { minHeight: 56, paddingInline: 30, fontSize: '1.1875rem' } },
            { props: { size: 'small' }, style: { minHeight: 44, paddingInline: 16, fontSize: '0.9375rem' } },
            // its movement is enough; the library's darker yellow looks like mud
            {
              props: { variant: 'contained', color: 'primary' },
              style: { '&:hover': { backgroundColor: 'var(--mui-palette-primary-main)' } },
            },
            {
              props: { variant: 'outlined' },
              style: {
                backgroundColor: 'var(--mui-palette-background-paper)',
                color: 'var(--mui-palette-text-primary)',
              },
            },
            {
              props: { variant: 'text' },
              style: { color: 'var(--mui-palette-text-primary)', textDecoration: 'underline', textUnderlineOffset: 4 },
            },
            // what loses something, as the `loss` of visitors' buttons
            {
              props: { variant: 'contained', color: 'error' },
              style: { '&:hover': { backgroundColor: 'var(--mui-palette-error-main)' } },
            },
            {
              props: ({ variant, color }) => color === 'error' && variant !== 'contained',
              style: { color: 'var(--mui-palette-error-main)' },
            },
            // on a sticker, whose ink is the same in the dark
            { props: { variant: 'text', color: 'inherit' }, style: { color: 'inherit' } },
          ],
        },
      },
    },
    // from the bottom on phones, centered on wide screens
    MuiDialog: {
      styleOverrides: {
        container: ({ theme }) => ({
          alignItems: 'flex-end',
          [theme.breakpoints.up('sm')]: { alignItems: 'center' },
        }),
        paper: ({ theme }) => ({
          ...RAISED,
          width: '100%',
          margin: 0,
          borderRadius: '28px 28px 0 0',
          paddingBottom: 'env(safe-area-inset-bottom)',
          [theme.breakpoints.up('sm')]: { margin: theme.spacing(3), borderRadius: 28 },
        }),
      },
    },
    MuiMenu: { styleOverrides: { paper: RAISED } },
    MuiMenuItem: {
      styleOverrides: {
        // the library makes them flatter from that width on
        root: { whiteSpace: 'normal', '&&': { minHeight: 48 } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44, color: 'inherit' } } },
  },
};

/** Returns MUI's theme for the signed-in pages; its colors are those of schemes.ts, which every page already has. */
export const themeFor = (direction: Direction) => createTheme({ ...THEME, direction });
