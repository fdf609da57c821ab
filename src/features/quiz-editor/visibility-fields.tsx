import { gameOf } from '@domain/games/index.ts';
import { QUIZ_PASSWORD_MAX } from '@domain/limits.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import { isWeakPassword } from '@domain/quiz/draft-problems.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { changeDraft } from './draft-store.ts';
import { YELLOW_BOX } from './yellow-box.ts';

const Toggle = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: theme.spacing(1.75),
  minHeight: 64,
  padding: theme.spacing(1, 2),
  borderRadius: 20,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  cursor: 'pointer',
  '& input': YELLOW_BOX,
  '& strong': { display: 'block' },
  '& small': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
}));

interface Props {
  slot: string;
  draft: QuizDraft;
  /** Whether the stored quiz has a password, which a blank field keeps. */
  hasPassword: boolean;
  passwordError: string | undefined;
}

/** Public, with or without a scoreboard, or private with a password; and whether friends may ask the same. */
export function VisibilityFields({ slot, draft, hasPassword, passwordError }: Props) {
  const { t } = useTranslation('quiz-editor');
  const { isPublic, password } = draft;
  const allowsRemix = draft.allowsRemix !== false;
  return (
    <>
      <Toggle>
        <input
          type="checkbox"
          checked={isPublic}
          onChange={(event) => changeDraft(slot, { isPublic: event.target.checked })}
        />
        <span>
          <strong>{t('public')}</strong>
          <small>{t(isPublic ? 'publicHelp' : 'privateHelp')}</small>
        </span>
      </Toggle>
      {isPublic && (
        <Toggle>
          <input
            type="checkbox"
            checked={hasBoard(draft)}
            onChange={(event) => changeDraft(slot, { hasBoard: event.target.checked })}
          />
          <span>
            <strong>{t('board')}</strong>
            <small>{t(hasBoard(draft) ? 'boardHelp' : 'boardOffHelp')}</small>
          </span>
        </Toggle>
      )}
      {gameOf(draft.type).texts.prompt && (
        <Toggle>
          <input
            type="checkbox"
            checked={allowsRemix}
            onChange={(event) => changeDraft(slot, { allowsRemix: event.target.checked })}
          />
          <span>
            <strong>{t('remix')}</strong>
            <small>{t(allowsRemix ? 'remixHelp' : 'remixOffHelp')}</small>
          </span>
        </Toggle>
      )}
      {!isPublic && (
        // visible on purpose: it is meant to be shared, and a typo would lock friends out
        <Field
          label={t('password')}
          type="text"
          value={password}
          error={passwordError}
          isErrorSilent
          help={t(isWeakPassword(password) ? 'passwordWeak' : hasPassword ? 'passwordKept' : 'passwordHelp')}
          maxLength={QUIZ_PASSWORD_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          onChange={(event) => changeDraft(slot, { password: event.target.value })}
        />
      )}
    </>
  );
}
