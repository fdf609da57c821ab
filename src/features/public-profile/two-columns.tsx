import type { ComponentPropsWithRef } from 'react';
import { Column } from '../../ui/layout.tsx';
import css from './two-columns.module.css';

/** A page whose parts are stacked on a phone and in two columns on a wide screen. */
export function TwoColumns(props: ComponentPropsWithRef<'main'>) {
  return <Column className={css['twoColumns']} {...props} />;
}
