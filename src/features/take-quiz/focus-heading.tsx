import type { ComponentProps } from 'react';
import { useStepHeading } from '../../lib/step-heading.ts';
import { Heading } from '../../ui/text.tsx';

/** The h1 of a screen that replaces another at the same address: it takes the focus, so that it is read out. */
export function FocusHeading(props: Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'>) {
  return <Heading as="h1" size={2} {...props} ref={useStepHeading()} tabIndex={-1} />;
}
