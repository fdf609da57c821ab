import type { Color } from '@domain/palette.ts';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { fill } from './color.tsx';
import css from './symbol-tile.module.css';

type SymbolTileProps = Omit<ComponentPropsWithRef<'span'>, 'color'> & { color: Color; size?: number };

/** A small tilted card with an icon. `size` in pixels. Needs aria-hidden if the text beside it says the same. */
export function SymbolTile({ color, size = 42, className, style, ...props }: SymbolTileProps) {
  return (
    <span
      className={clsx(css['symbolTile'], className)}
      style={{ ...fill(color), '--size': `${size}px`, ...style }}
      {...props}
    />
  );
}
