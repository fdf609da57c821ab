import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../../ui/text.tsx';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  paddingTop: theme.spacing(2),
  borderTop: '2px dashed var(--mui-palette-sticker-line)',
  // below the dialog's sticky heading
  scrollMarginTop: 76,
}));

/** A stable function, so that React calls it once, on mount. */
const goTo = (heading: HTMLElement | null) => {
  heading?.parentElement?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/** Replaces a dialog's buttons while it asks or reports something; takes the focus on mount. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Heading size={3} as="h3" id={id} tabIndex={-1} ref={goTo}>
        {title}
      </Heading>
      {children}
    </Box>
  );
}
