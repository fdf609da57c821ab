import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from './styled.ts';

const control = {
  width: '100%',
  minHeight: 52,
  boxSizing: 'border-box',
  padding: '12px 16px',
  borderRadius: 16,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
  font: 'inherit',
  fontSize: '1.0625rem', // below 16 px iOS zooms the page in
  '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
  '&:focus-visible': { outlineOffset: 1 },
  '&[aria-invalid="true"]': { borderColor: 'var(--mui-palette-error-main)' },
} as const;
/** The bare text control, where the label is elsewhere. */
export const Input = styled('input')(control);
const Textarea = styled('textarea')({ ...control, resize: 'vertical', lineHeight: 1.45 });
const Label = styled('label')({ fontWeight: 700, fontSize: '0.9375rem' });
const Below = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontSize: '0.875rem',
  color: 'var(--mui-palette-text-secondary)',
});
const Problem = styled('span')({ color: 'var(--mui-palette-error-main)', fontWeight: 600 });
// label and action share the first line; in tab order the action follows the control
const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 12,
  rowGap: 6,
  '& > *': { gridColumn: '1 / -1' },
  '& > label': { gridColumn: 1, alignSelf: 'center' },
});
const Action = styled('div')({ '&&': { gridColumn: 2 }, gridRow: 1, justifySelf: 'end', alignSelf: 'center' });

interface FieldProps {
  label: ReactNode;
  /** Why the value isn't accepted; announced and tied to the control. */
  error?: string | undefined;
  help?: ReactNode;
  /** Shows "12 / 1000" against `maxLength`. */
  counter?: { value: number; max: number };
  /** A control at the label's right end, such as "show password". */
  action?: ReactNode;
}
type InputProps = FieldProps & { multiline?: false } & ComponentPropsWithRef<'input'>;
type TextareaProps = FieldProps & { multiline: true } & ComponentPropsWithRef<'textarea'>;

/** A labeled text control: an input, or with `multiline` a text area. Native, so that a visitor's page stays light. */
export function Field({ label, error, help, counter, action, multiline, ...props }: InputProps | TextareaProps) {
  const made = useId();
  const id = props.id ?? made;
  const shared = { id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-below` };
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      {multiline ? (
        <Textarea rows={4} {...(props as ComponentPropsWithRef<'textarea'>)} {...shared} />
      ) : (
        <Input {...(props as ComponentPropsWithRef<'input'>)} {...shared} />
      )}
      {action && <Action>{action}</Action>}
      {(error !== undefined || help !== undefined || counter !== undefined) && (
        <Below id={`${id}-below`}>
          <span role="alert">{error === undefined ? null : <Problem>{error}</Problem>}</span>
          {error === undefined && help !== undefined && <span style={{ flex: 1 }}>{help}</span>}
          {counter && (
            <span>
              {counter.value} / {counter.max}
            </span>
          )}
        </Below>
      )}
    </Box>
  );
}
