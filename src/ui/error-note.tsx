import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Note = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(1.5, 2),
  borderRadius: 16,
  border: '2px solid var(--mui-palette-error-main)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  fontWeight: 600,
  '& > svg': { color: 'var(--mui-palette-error-main)' },
  '& > .action': { gridColumn: 2, justifySelf: 'start' },
}));

/** Why something did not work, in place and announced when it appears. Without text it is an empty, silent spot. */
export function ErrorNote({ text, action }: { text: string | null; action?: ReactNode }) {
  return (
    <div role="alert">
      {text !== null && (
        <Note>
          <ErrorRounded />
          <span>{text}</span>
          {action && <div className="action">{action}</div>}
        </Note>
      )}
    </div>
  );
}
