import type { ComponentPropsWithRef } from 'react';
import { fill } from '../../ui/fill.ts';
import type { Color } from '../../ui/palette.ts';
import css from './info-summary.module.css';

/** The summary line of an expandable card, in the game's color while open. */
export function InfoSummary({ color, ...props }: Omit<ComponentPropsWithRef<'summary'>, 'color'> & { color: Color }) {
  return <summary className={css['infoSummary']} style={fill(color)} {...props} />;
}
