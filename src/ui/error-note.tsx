import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { styled } from './styled.ts';

const Note = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 16px',
  borderRadius: 16,
  border: '2px solid var(--mui-palette-error-main)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  fontWeight: 600,
  '& > svg': { color: 'var(--mui-palette-error-main)' },
  '& > .action': { gridColumn: 2, justifySelf: 'start' },
});

/** An inline error, announced when it appears. Without text it is an empty, silent element. */
export function ErrorNote({ text, action }: { text: string | null; action?: ReactNode }) {
  return (
    <div role="alert">
      {text !== null && (
        <Note>
          <Icon name="error" size={24} />
          <span>{text}</span>
          {action && <div className="action">{action}</div>}
        </Note>
      )}
    </div>
  );
}
