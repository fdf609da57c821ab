import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import css from './text.module.css';
import { quoting } from './user-text.tsx';
import type { AsOther } from './with-class.tsx';

type HeadingProps = ComponentPropsWithRef<'h2'> & AsOther & { size: 1 | 2 | 3 };

/** A heading in the display face. `size` is its look; `as` is its level in the page's outline. */
export function Heading({ as: Element = 'h2', size, className, children, ...props }: HeadingProps) {
  return (
    <Element className={clsx(css['heading'], css[`size${size}`], className)} {...props}>
      {quoting(children)}
    </Element>
  );
}

type TextProps = ComponentPropsWithRef<'p'> & AsOther & { tone?: 'quiet' | undefined; small?: boolean | undefined };

/** A paragraph. `tone="quiet"` is less prominent; `small` is for notes. */
export function Text({ as: Element = 'p', tone, small, className, children, ...props }: TextProps) {
  return (
    <Element className={clsx(css['text'], small && css['small'], tone && css[tone], className)} {...props}>
      {quoting(children)}
    </Element>
  );
}
