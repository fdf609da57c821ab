import type { Color } from '@domain/palette.ts';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { fill } from '../../ui/color.tsx';
import css from './paper-sheet.module.css';

/**
 * A full-width sheet of colored paper; its scalloped lower edge overlaps the next one. Yellow is the color of its notes:
 * the sheet itself is ink.
 */
export function PaperSheet({ color, ...props }: Omit<ComponentPropsWithRef<'section'>, 'color'> & { color?: Color }) {
  const ground = color && (color === 'yellow' ? css['ink'] : css['filled']);
  return <section className={clsx(css['sheet'], ground)} style={color && fill(color)} {...props} />;
}

/** Text on one side and something to look at or play with on the other; stacked on a phone. */
export function Split({ flip, ...props }: ComponentPropsWithRef<'div'> & { flip?: boolean }) {
  return <div className={clsx(css['split'], flip && css['flip'])} {...props} />;
}
