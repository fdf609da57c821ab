import type { Color } from '@domain/palette.ts';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Stack } from '../../ui/layout.tsx';
import { Badge } from '../../ui/sticker.tsx';
import css from './block.module.css';

/** One of several items in a part of the page, separated from the one above. */
export function Part({ className, ...props }: ComponentPropsWithRef<typeof Stack>) {
  return <Stack className={clsx(css['part'], className)} {...props} />;
}

interface Props {
  title: string;
  /** The state, at the heading's right. */
  state?: { text: string; color?: Color | undefined } | undefined;
  children: ReactNode;
}

/** One of several items in a part of the page, with a heading. */
export function Block({ title, state, children }: Props) {
  return (
    <Part gap={1.5}>
      <div className={css['head']}>
        <h3>{title}</h3>
        {state && <Badge color={state.color}>{state.text}</Badge>}
      </div>
      {children}
    </Part>
  );
}
