import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../lib/router/router.tsx';
import css from './button.module.css';
import { quoting } from './user-text.tsx';
import { withClass } from './with-class.tsx';

interface Look {
  /** `contained` is the one main action, never a loss, which is `loss`; `ink` is the main action on a colored card. */
  variant: 'contained' | 'loss' | 'outlined' | 'text' | 'ink';
  size?: 'small' | 'medium' | 'large' | undefined;
}

type Shared = Look & { children: ReactNode; start?: ReactNode; end?: ReactNode };
type ButtonProps = Shared &
  (
    | ({ to: string; href?: never } & Omit<ComponentPropsWithRef<typeof Link>, keyof Shared | 'to'>)
    | ({ href: string; to?: never } & Omit<ComponentPropsWithRef<'a'>, keyof Shared | 'href'>)
    | ({ href?: never; to?: never } & Omit<ComponentPropsWithRef<'button'>, keyof Shared>)
  );

/**
 * A button, or a link that looks like one: `to` is a page of this app, `href` a full load. `start` and `end` are icons.
 */
export function Button({ variant, size = 'medium', start, end, className, children, ...props }: ButtonProps) {
  const look = clsx(css['button'], css[variant], css[size], className);
  const content = (
    <>
      {start}
      {quoting(children)}
      {end}
    </>
  );
  if (props.to !== undefined)
    return (
      <Link className={look} {...props}>
        {content}
      </Link>
    );
  if (props.href !== undefined)
    return (
      <a className={look} {...props}>
        {content}
      </a>
    );
  return (
    <button type="button" className={look} {...props}>
      {content}
    </button>
  );
}

/** A round button with only an icon; needs an `aria-label`. */
export const IconButton = withClass('button', css['iconButton']);
