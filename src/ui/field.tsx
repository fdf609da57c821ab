import { typedText } from '@domain/typed-text.ts';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import css from './field.module.css';
import { useLimit } from './use-limit.ts';
import { quoting } from './user-text.tsx';

/** The bare text control, where the label is elsewhere. */
export function Input({ className, ...props }: ComponentPropsWithRef<'input'>) {
  return <input dir="auto" className={clsx(css['input'], className)} {...props} />;
}

interface FieldProps {
  label: ReactNode;
  /** Why the value isn't accepted; announced unless `isErrorSilent`, and read with the control. */
  error?: ReactNode;
  /** A form that marks many fields at once says how many, and focuses the first; only what is too much is announced. */
  isErrorSilent?: boolean;
  help?: ReactNode;
  /** What is too much is said, not cut. */
  maxLength?: number;
  /** Shows "12 / 1000": the text against `maxLength`, or what else is counted. */
  counter?: true | { value: number; max: number };
  /** A control at the label's right end, such as "show password". */
  action?: ReactNode;
}
type InputProps = FieldProps & { multiline?: false } & ComponentPropsWithRef<'input'>;
type TextareaProps = FieldProps & { multiline: true } & ComponentPropsWithRef<'textarea'>;

/** A labeled text control: an input, or with `multiline` a text area. Native, so that a visitor's page stays light. */
export function Field({
  label,
  error: problem,
  isErrorSilent,
  help,
  maxLength,
  counter,
  action,
  multiline,
  ...props
}: InputProps | TextareaProps) {
  const made = useId();
  const id = props.id ?? made;
  const box = useRef<HTMLDivElement>(null);
  const text = String(props.value ?? '');
  const excess = useLimit(box, text, maxLength);
  const error = excess ?? problem;
  const counted = counter === true ? { value: typedText(text).length, max: maxLength } : counter;
  const shared = { id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-below` };
  const role = isErrorSilent && !excess ? undefined : 'alert';
  return (
    <div className={css['box']} ref={box}>
      <label className={css['label']} htmlFor={id}>
        {quoting(label)}
      </label>
      {multiline ? (
        <textarea
          className={css['textarea']}
          rows={4}
          dir="auto"
          {...(props as ComponentPropsWithRef<'textarea'>)}
          {...shared}
        />
      ) : (
        <Input {...(props as ComponentPropsWithRef<'input'>)} {...shared} />
      )}
      {action && <div className={css['action']}>{action}</div>}
      {(error !== undefined || help !== undefined || counted !== undefined) && (
        <div className={css['below']} id={`${id}-below`}>
          <span role={role}>{error === undefined ? null : <span className={css['problem']}>{error}</span>}</span>
          {error === undefined && help !== undefined && <span style={{ flex: 1 }}>{help}</span>}
          {counted && <span style={{ whiteSpace: 'nowrap' }}>{`${counted.value} / ${counted.max}`}</span>}
        </div>
      )}
    </div>
  );
}
