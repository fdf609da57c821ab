import { CARD, CREAM, FILLS, INK, NIGHT, NIGHT_CARD, NIGHT_SHADOW, PAPER } from '../../domain/palette.ts';

/** For headings and buttons, elsewhere `var(--display)`; the fallback has its measures (fonts.css), so nothing shifts. */
export const DISPLAY = "'Gabarito', 'Gabarito Fallback', 'Gabarito Fallback Regular', system-ui, sans-serif";

/** Colors that differ between light and dark, by the name of their CSS variable without `--mui-palette-`. */
type Scheme = Readonly<Record<(typeof NAMES)[number], string>>;
const NAMES = [
  'primary-main',
  'background-default',
  'background-paper',
  'text-primary',
  'text-secondary',
  'divider',
  'error-main',
  'success-main',
  'sticker-line',
  'sticker-shadow',
] as const;

/** Stickers on paper: warm white or deep ink, clear outlines, and hard shadows, darker than even a dark page. */
export const SCHEMES: Readonly<Record<'light' | 'dark', Scheme>> = {
  light: {
    'primary-main': FILLS.yellow,
    'background-default': PAPER,
    'background-paper': CARD,
    'text-primary': INK,
    'text-secondary': '#5d5670',
    divider: 'rgba(31, 26, 46, 0.16)',
    'error-main': '#c4271b',
    'success-main': '#12805c',
    'sticker-line': INK,
    'sticker-shadow': INK,
  },
  dark: {
    'primary-main': FILLS.yellow,
    'background-default': NIGHT,
    'background-paper': NIGHT_CARD,
    'text-primary': CREAM,
    'text-secondary': '#c2b8d8',
    divider: 'rgba(255, 244, 223, 0.18)',
    'error-main': '#ff6f91',
    'success-main': '#5cc465',
    'sticker-line': 'rgba(255, 244, 223, 0.38)',
    'sticker-shadow': NIGHT_SHADOW,
  },
};

/** What is the same in both schemes, for the stylesheets of src. */
const FIXED = {
  display: DISPLAY,
  ink: INK,
  paper: PAPER,
  card: CARD,
  night: NIGHT,
  ...FILLS,
};
const fixed = () =>
  `:root{${Object.entries(FIXED)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/** On paper, in either scheme: the light one's colors, and no ink for grounds. */
const PRINT: Scheme = { ...SCHEMES.light, 'background-default': '#fff', 'background-paper': '#fff' };

/** For who asks for more contrast: nothing is quieter than the text. */
const STARK =
  'html:root{--mui-palette-text-secondary:var(--mui-palette-text-primary);' +
  '--mui-palette-sticker-line:var(--mui-palette-text-primary)}';

const rule = (selector: string, scheme: Scheme) =>
  `${selector}{${NAMES.map((name) => `--mui-palette-${name}:${scheme[name]}`).join(';')}}`;

/**
 * Returns the variables as CSS for the page's head, so that a visitor's page has its colors before any script and
 * without MUI. The MUI theme of signed-in pages creates the same variables from this table.
 */
export const schemeCss = () =>
  fixed() +
  rule(':root', SCHEMES.light) +
  rule('.dark', SCHEMES.dark) +
  `@media (prefers-contrast:more){${STARK}}` +
  // more specific than MUI's own copy of both
  `@media print{${rule('html:root', PRINT)}}`;

/** Returns the dark colors as a media query, for browsers without scripts, where nothing sets the class. */
export const scriptlessSchemeCss = () => `@media (prefers-color-scheme:dark){${rule(':root', SCHEMES.dark)}}`;
