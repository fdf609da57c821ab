import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../ui/text.tsx';

/** The heading of what replaces the form; takes the focus, so that it is read out. */
export function ContactHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Heading as="h2" size={2} ref={heading} tabIndex={-1} style={{ scrollMarginTop: 120 }}>
      {children}
    </Heading>
  );
}
