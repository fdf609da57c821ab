import { fill } from '../../ui/fill.ts';
import type { Color } from '../../ui/palette.ts';
import { withClass } from '../../ui/with-class.tsx';
import css from './analytics-parts.module.css';

/** A number in large figures above what it counts. */
export const Figures = withClass('dl', css['figures']);

/** Lines of a bar chart: label, bar, count. */
export const Bars = withClass('ul', css['bars']);

/** `share` is of the longest bar. */
export function Bar({ color, share }: { color: Color; share: number }) {
  return <span className={css['bar']} style={{ ...fill(color), width: `${share * 100}%` }} />;
}

/** The legend of a ring: colors, labels, counts. */
export const Legend = withClass('ul', css['legend']);

export const Swatch = ({ color }: { color: Color }) => <span className={css['swatch']} style={fill(color)} />;
