import type { ReactNode } from 'react';
import { UserText } from '../../../ui/user-text.tsx';
import css from './facts.module.css';

/** Names and values, one below the other. */
export function Facts({ facts }: { facts: ReadonlyArray<readonly [name: string, value: ReactNode]> }) {
  return (
    <dl className={css['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <UserText as="dd">{value}</UserText>
        </div>
      ))}
    </dl>
  );
}
