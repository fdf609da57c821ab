import type { ReactNode } from 'react';
import css from './radio-choice.module.css';

interface Props<Value extends string> {
  legend: string;
  /** Of the inputs, so that a form has several choices. */
  name: string;
  options: readonly Value[];
  labelOf: (option: Value) => ReactNode;
  value: Value | null;
  onChange: (option: Value) => void;
  /** After the options. */
  children?: ReactNode;
  /** Why the form can't go on without a choice; false while it can. */
  error?: string | false;
}

/** A choice of one of a few. */
export function RadioChoice<Value extends string>(props: Props<Value>) {
  const { legend, name, options, labelOf, value, onChange, children, error } = props;
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{legend}</legend>
      {options.map((option) => (
        <label className={css['choice']} key={option}>
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          {labelOf(option)}
        </label>
      ))}
      {children}
      {error !== undefined && (
        <span role="alert" style={{ color: 'var(--mui-palette-error-main)', fontWeight: 600, fontSize: '0.875rem' }}>
          {error}
        </span>
      )}
    </fieldset>
  );
}
