import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import css from './share-status.module.css';

/** The outcome of a tap. Shown in place: the app's notices would be below a sheet. */
export function Told({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <div className={css['line']}>
          <Icon name={isGood ? 'check' : 'error'} size={24} />
          <span>{children}</span>
        </div>
      )}
    </div>
  );
}
