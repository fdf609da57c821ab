import type { ReactNode } from 'react';
import css from './link-card.module.css';
import { quoting } from './user-text.tsx';

interface Props {
  picture: ReactNode;
  title: string;
  description: string;
  host: string;
}

/** A link as chats show it. */
export function LinkCard({ picture, title, description, host }: Props) {
  return (
    <div className={css['bubble']}>
      {picture}
      <div className={css['words']}>
        <strong>{quoting(title)}</strong>
        <p>{quoting(description)}</p>
        <small>{host}</small>
      </div>
    </div>
  );
}
