import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { styled } from '../ui/styled.ts';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 });

/** What became of a tap. In its place: the app's notices would be below a sheet. */
export function Told({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <Line>
          <Icon name={isGood ? 'check' : 'error'} size={24} />
          <span>{children}</span>
        </Line>
      )}
    </div>
  );
}
