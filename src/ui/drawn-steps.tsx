import type { ReactNode } from 'react';
import css from './drawn-steps.module.css';
import { SymbolTile } from './symbol-tile.tsx';
import { withClass } from './with-class.tsx';

/** Steps that a person takes outside the page, each with a drawing of what to look for. */
export const DrawnSteps = withClass('ol', css['drawnSteps']);

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
