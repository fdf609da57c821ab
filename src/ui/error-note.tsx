import type { ReactNode } from 'react';
import css from './error-note.module.css';
import { Icon } from './icon.tsx';
import { quoting } from './user-text.tsx';

/** An inline error, announced when it appears. Without text it is an empty, silent element. */
export function ErrorNote({ text, action }: { text: ReactNode; action?: ReactNode }) {
  return (
    <div role="alert">
      {Boolean(text) && (
        <div className={css['note']}>
          <Icon name="error" size={24} />
          <span>{quoting(text)}</span>
          {action && <div className={css['action']}>{action}</div>}
        </div>
      )}
    </div>
  );
}
