import type { ReactNode, RefObject } from 'react';
import { useStepHeading } from '../../lib/step-heading.ts';
import { Heading } from '../../ui/text.tsx';

interface Props {
  children: ReactNode;
  describedBy?: string;
  /** What should scroll into view with it, as far as it fits; otherwise the page's top. */
  screen?: RefObject<HTMLElement | null> | undefined;
}

/** The h1 of a screen that replaces another at the same address: it takes the focus, so that it is read out. */
export function StepHeading({ children, describedBy, screen }: Props) {
  const heading = useStepHeading(() => {
    scrollTo(0, 0);
    screen?.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <Heading
      as="h1"
      size={2}
      ref={heading}
      tabIndex={-1}
      aria-describedby={describedBy}
      style={{ fontSize: 'clamp(1.625rem, 7vw, 2.5rem)' }}
    >
      {children}
    </Heading>
  );
}
