import { HIDDEN_WORD_MAX, HIDDEN_WORDS_MAX } from '@domain/limits.ts';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFailureText } from '../../../i18n/save-failure.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useHiddenWords } from './use-hidden-words.ts';

const BEGINNING = 20;
const beginningOf = (word: string) => `${Array.from(word).slice(0, BEGINNING).join('')}…`;

/** The words that keep a message out of the inbox. */
export function HiddenWords({ uid, stored }: { uid: string; stored: readonly string[] }) {
  const { t } = useTranslation(['account', 'profile-settings', 'common']);
  const { typed, count, problem, tooLong, isChanged, isSaving, failure, type, drop, submit } = useHiddenWords(
    uid,
    stored,
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const faults = {
    'too-many': () => t('words.tooMany', { count, max: HIDDEN_WORDS_MAX }),
    'too-long': () => t('words.tooLong', { letters: HIDDEN_WORD_MAX, word: beginningOf(tooLong) }),
  };
  const cancel = () => {
    drop();
    field.current?.focus(); // the focused button disappears with its draft
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={2}>
        <Text>{t('words.text')}</Text>
        <Field
          ref={field}
          multiline
          label={t('words.label')}
          name="hidden-words"
          value={typed}
          placeholder={t('words.placeholder')}
          error={problem ? faults[problem]() : undefined}
          help={t('words.help', { letters: HIDDEN_WORD_MAX })}
          counter={{ value: count, max: HIDDEN_WORDS_MAX }}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
        />
        <ErrorNote text={failure && saveFailureText(failure)} />
        <Row gap={1.5}>
          <Button type="submit" variant="contained" size="small" aria-disabled={isSaving}>
            {t(isSaving ? 'profile-settings:edit.saving' : 'words.save')}
          </Button>
          {isChanged && !isSaving && (
            <Button variant="outlined" size="small" onClick={cancel}>
              {t('common:cancel')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
