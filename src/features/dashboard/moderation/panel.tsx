import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Stack } from '../../../ui/layout.tsx';
import { focusOnMount } from '../shared/focus-on-mount.ts';

/** What takes the place of a dialog's buttons while it asks or says something; its heading has the focus when it comes. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack gap={1.5} role="group" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3" tabIndex={-1} ref={focusOnMount} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
