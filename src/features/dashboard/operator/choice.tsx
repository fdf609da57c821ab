import { useId } from 'react';
import { Stack } from '../../../ui/layout.tsx';
import css from './choice.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  choices: ReadonlyArray<readonly [value: Value, text: string]>;
  onChoose: (value: Value) => void;
}

/** One of several, as a native select: operators work by keyboard. */
export function Choice<Value extends string>({ label, value, choices, onChoose }: Props<Value>) {
  const id = useId();
  return (
    <Stack gap={0.5}>
      <label htmlFor={id} style={{ fontWeight: 700 }}>
        {label}
      </label>
      <select
        id={id}
        className={css['select']}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </Stack>
  );
}
