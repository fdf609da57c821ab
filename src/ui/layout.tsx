import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import css from './layout.module.css';
import { type AsOther, withClass } from './with-class.tsx';

/** The column of visitors' pages, at most 560 px wide, or 1080 px with `wide`. */
export function Column({ wide, className, ...props }: ComponentPropsWithRef<'main'> & { wide?: boolean }) {
  return <main className={clsx(css['column'], wide && css['wide'], className)} {...props} />;
}

type Gapped = ComponentPropsWithRef<'div'> & AsOther & { gap?: number };

/** Children in a column, with one gap (in units of 8 px). */
export function Stack({ as: Element = 'div', gap = 1.5, className, style, ...props }: Gapped) {
  return <Element className={clsx(css['stack'], className)} style={{ '--gap': gap, ...style }} {...props} />;
}

/** Children in a row, wrapping, vertically centered, with one gap (in units of 8 px). */
export function Row({ as: Element = 'div', gap = 1, className, style, ...props }: Gapped) {
  return <Element className={clsx(css['row'], className)} style={{ '--gap': gap, ...style }} {...props} />;
}

/** Two halves of a screen: stacked, or side by side on a wide screen. */
export const Halves = withClass('div', css['halves']);

/** The main actions of a screen: at the bottom within the thumb's reach on phones, else right below their content. */
export const ActionBar = withClass('div', css['actionBar']);

/**
 * Keeps the main action of a long screen at a phone's bottom edge until its own place is reached. Not on screens so
 * small, or text so large, that it would cover the content.
 */
export const StickyBar = withClass('div', css['stickyBar']);

/** Text for screen readers only. */
export const HiddenText = withClass('span', css['hiddenText']);
