import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import css from './fold.module.css';
import { quoting } from './user-text.tsx';

/**
 * Content behind one line. `isLate`: it is rendered only while it is open. `mustOpen`: something in it is shown above the
 * page, which a closed fold would hide.
 */
export function Fold(props: {
  title: ReactNode;
  isLate?: boolean;
  mustOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { title, isLate = false, mustOpen = false, className, children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={clsx(css['fold'], className)}
      open={isOpen || mustOpen}
      onToggle={({ currentTarget }) => {
        // React doesn't see that a tap has closed it
        currentTarget.open ||= mustOpen;
        setOpen(currentTarget.open);
      }}
    >
      <summary>{quoting(title)}</summary>
      {(isOpen || !isLate) && children}
    </details>
  );
}
