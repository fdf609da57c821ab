/** Headings and buttons; the fallback is metric-matched in fonts.css, so nothing jumps when the face arrives. */
export const DISPLAY = "'Gabarito', 'Gabarito Fallback', 'Gabarito Fallback Regular', system-ui, sans-serif";
