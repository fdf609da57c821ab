import { MESSAGE_SEARCH_MAX } from '@domain/limits.ts';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (typed: string) => void;
  onClear: () => void;
}

/** The field that searches the inbox. */
export function SearchField({ input, typed, onType, onClear }: Props) {
  const { t } = useTranslation('dashboard-lists');
  return (
    <search>
      <Field
        ref={input}
        type="search"
        label={t('inbox.search')}
        placeholder={t('inbox.placeholder')}
        value={typed}
        maxLength={MESSAGE_SEARCH_MAX}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        action={
          // keeps its place, so that the field stays where it is
          <Button
            variant="text"
            size="small"
            onClick={onClear}
            style={typed === '' ? { visibility: 'hidden' } : undefined}
          >
            {t('inbox.clear')}
          </Button>
        }
      />
    </search>
  );
}
