/** For headings and buttons; the fallback is metric-matched in fonts.css, so nothing shifts when the font loads. */
export const DISPLAY = "'Gabarito', 'Gabarito Fallback', 'Gabarito Fallback Regular', system-ui, sans-serif";
