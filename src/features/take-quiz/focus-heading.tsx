import { type ComponentProps, useEffect, useRef } from 'react';
import { Heading } from '../../ui/text.tsx';

/** The h1 of a screen that replaces another without a change of address: it takes the focus, so that it is read out. */
export function FocusHeading(props: Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return <Heading as="h1" size={2} {...props} ref={heading} tabIndex={-1} />;
}
