import type { ComponentProps, FocusEventHandler, MouseEventHandler } from 'react';
import { Field } from './field.tsx';

interface Props extends Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'placeholder' | 'maxLength'> {
  value: string;
  autoFocus: boolean;
  onFocus?: FocusEventHandler<HTMLTextAreaElement>;
  onClick?: MouseEventHandler<HTMLTextAreaElement>;
  onText: (text: string) => void;
}

/** One line of text that may be long: it wraps and grows instead of scrolling. */
export function LineField({ onText, ...props }: Props) {
  return (
    <Field
      {...props}
      isErrorSilent
      multiline
      rows={2}
      style={{ fieldSizing: 'content', minHeight: 52, resize: 'none' }}
      autoComplete="off"
      enterKeyHint="next"
      // pasted text may have several
      onChange={(event) => onText(event.target.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}
