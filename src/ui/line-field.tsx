import { styled } from '@mui/material/styles';
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
      onChange={(event) =>
        onText(event.target.value.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks)))
      }
    />
  );
}

/** A line below an editor's list: how far it is from what the game needs. */
export const ListNote = styled('p')({ margin: 0, textAlign: 'center', fontWeight: 700 });
