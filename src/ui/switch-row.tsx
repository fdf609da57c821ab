import type { ReactNode } from 'react';
import css from './switch-row.module.css';
import { quoting } from './user-text.tsx';

interface Props {
  label: string;
  /** What the current state means. */
  text: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that takes effect immediately. */
export function SwitchRow({ label, text, checked, onChange }: Props) {
  return (
    <label className={css['row']}>
      <span>
        <strong>{quoting(label)}</strong>
        <small>{quoting(text)}</small>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
        role="switch"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
