import type { Color } from '@domain/palette.ts';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { fill } from './color.tsx';
import css from './sticker.module.css';
import type { AsOther } from './with-class.tsx';

type StickerProps = Omit<ComponentPropsWithRef<'section'>, 'color'> &
  AsOther & { color?: Color | undefined; tilt?: number };

/**
 * A card that looks stuck on the page. `color` sets that background with ink text in both schemes; `tilt` rotates it by
 * degrees, for decoration only, never for text that must be read quickly.
 */
export function Sticker({ as: Element = 'section', color, tilt, className, style, ...props }: StickerProps) {
  return (
    <Element
      className={clsx(css['sticker'], color && css['filled'], className)}
      style={{ ...(color && fill(color)), ...(tilt && { transform: `rotate(${tilt}deg)` }), ...style }}
      {...props}
    />
  );
}

type BadgeProps = Omit<ComponentPropsWithRef<'span'>, 'color'> & AsOther & { color?: Color | undefined };

/** A small label in a game's color. */
export function Badge({ as: Element = 'span', color, className, style, ...props }: BadgeProps) {
  return (
    <Element
      className={clsx(css['badge'], color && css['filled'], className)}
      style={{ ...(color && fill(color)), ...style }}
      {...props}
    />
  );
}
