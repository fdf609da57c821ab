import type { ReactNode } from 'react';
import { styled } from './styled.ts';
import { SymbolTile } from './symbol-tile.tsx';

/** Steps that a person takes outside the page, each with a drawing of what to look for. */
export const DrawnSteps = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '& > li': { display: 'flex', alignItems: 'center', gap: 12 },
  '& small': { display: 'block', fontSize: '0.9375rem' },
});

/** One of the steps; `hint` helps where it looks different. */
export function DrawnStep({ icon, hint, children }: { icon: ReactNode; hint?: string; children: ReactNode }) {
  return (
    <li>
      <SymbolTile color="teal" aria-hidden>
        {icon}
      </SymbolTile>
      <span>
        <strong>{children}</strong>
        {hint && <small>{hint}</small>}
      </span>
    </li>
  );
}
