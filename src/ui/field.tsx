import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import css from './field.module.css';

/** The bare text control, where the label is elsewhere. */
export function Input({ className, ...props }: ComponentPropsWithRef<'input'>) {
  return <input dir="auto" className={clsx(css['input'], className)} {...props} />;
}

interface FieldProps {
  label: ReactNode;
  /** Why the value isn't accepted; announced unless `isErrorSilent`, and tied to the control. */
  error?: ReactNode;
  /** The form itself announces all errors: then its fields don't, all together. */
  isErrorSilent?: boolean;
  help?: ReactNode;
  /** Shows "12 / 1000" against `maxLength`. */
  counter?: { value: number; max: number };
  /** A control at the label's right end, such as "show password". */
  action?: ReactNode;
}
type InputProps = FieldProps & { multiline?: false } & ComponentPropsWithRef<'input'>;
type TextareaProps = FieldProps & { multiline: true } & ComponentPropsWithRef<'textarea'>;

/** A labeled text control: an input, or with `multiline` a text area. Native, so that a visitor's page stays light. */
export function Field({
  label,
  error,
  isErrorSilent,
  help,
  counter,
  action,
  multiline,
  ...props
}: InputProps | TextareaProps) {
  const made = useId();
  const id = props.id ?? made;
  const shared = { id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-below` };
  return (
    <div className={css['box']}>
      <label className={css['label']} htmlFor={id}>
        {label}
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
      {(error !== undefined || help !== undefined || counter !== undefined) && (
        <div className={css['below']} id={`${id}-below`}>
          <span role={isErrorSilent ? undefined : 'alert'}>
            {error === undefined ? null : <span className={css['problem']}>{error}</span>}
          </span>
          {error === undefined && help !== undefined && <span style={{ flex: 1 }}>{help}</span>}
          {counter && <span style={{ whiteSpace: 'nowrap' }}>{`${counter.value} / ${counter.max}`}</span>}
        </div>
      )}
    </div>
  );
}
