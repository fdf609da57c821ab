import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

/** The h1 of a screen that replaces another without a change of address: it takes the focus, so that it is read out. */
export function FocusHeading(props: Pick<TypographyProps, 'children' | 'variant' | 'sx' | 'aria-describedby'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return <Typography component="h1" variant="h2" {...props} ref={heading} tabIndex={-1} style={{ outline: 'none' }} />;
}
