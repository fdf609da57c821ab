import type { DraftOf } from '@domain/games/drafts.ts';
import type { NeverItem } from '@domain/games/never-have-i-ever/draft.ts';
import { NEVER_ANSWERS, neverHaveIEver } from '@domain/games/never-have-i-ever/game.ts';
import { QUESTION_TEXT_MAX } from '@domain/limits.ts';
import { FILLS, INK } from '@domain/palette.ts';
import { isBlankText } from '@domain/typed-text.ts';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COVERING_INPUT } from '../../ui/cover-input-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { LineField, ListNote } from '../../ui/line-field.tsx';
import type { EditorProps, GameEditor } from '../game-editor.ts';
import { useWording } from '../use-wording.ts';

const Choice = styled('fieldset')(({ theme }) => ({
  border: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(1),
  '& .problem': {
    gridColumn: '1 / -1',
    margin: 0,
    color: 'var(--mui-palette-error-main)',
    fontWeight: 600,
    fontSize: '0.875rem',
  },
  '& legend': { padding: 0, marginBottom: theme.spacing(0.75), fontWeight: 700, fontSize: '0.9375rem' },
}));
const Option = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 52,
  padding: '4px 6px',
  fontSize: '0.9375rem',
  borderRadius: 16,
  border: '2px solid var(--mui-palette-sticker-line)',
  fontWeight: 700,
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'transform 150ms, background-color 150ms',
  '&:active': { transform: 'scale(0.97)' },
  '& input': COVERING_INPUT,
  '& svg': { display: 'none', fontSize: 20 },
  '&:has(input:checked)': { backgroundColor: FILLS.teal, borderColor: INK, color: INK },
  '&:has(input:checked) svg': { display: 'block' },
  '&:has(input:focus-visible)': { outline: '3px solid var(--mui-palette-text-primary)', outlineOffset: 3 },
});

/** A statement and what is true of the creator. */
function Item({ question, problemText, hasFocus, onChange }: EditorProps<NeverItem>) {
  const { t } = useTranslation('quiz-editor');
  const wording = useWording('never-have-i-ever');
  const problem = problemText('answer');
  const problemId = useId();
  return (
    <>
      <LineField
        label={t('never-have-i-ever.statement')}
        value={question.statement}
        error={problemText('statement')}
        placeholder={t('never-have-i-ever.placeholder')}
        maxLength={QUESTION_TEXT_MAX}
        autoFocus={hasFocus}
        onText={(text) => onChange({ ...question, statement: text })}
      />
      <Choice>
        <legend>{t('never-have-i-ever.answer')}</legend>
        {NEVER_ANSWERS.map((answer) => (
          <Option key={answer}>
            <input
              type="radio"
              name={`answer-${question.id}`}
              checked={question.answer === answer}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && problemId}
              onChange={() => onChange({ ...question, answer })}
            />
            <Icon name="check" size="1em" />
            {wording.answer(answer).children}
          </Option>
        ))}
        {problem && (
          <p className="problem" id={problemId}>
            {problem}
          </p>
        )}
      </Choice>
    </>
  );
}

function Status({ draft: { questions }, isReady }: { draft: DraftOf<'never-have-i-ever'>; isReady: boolean }) {
  const { t } = useTranslation('quiz-editor');
  const missing = neverHaveIEver.minQuestions - questions.filter(({ statement }) => !isBlankText(statement)).length;
  return (
    <div role="status">
      {missing > 0 && <ListNote>{t('never-have-i-ever.missing', { count: missing })}</ListNote>}
      {isReady && <ListNote>{t('never-have-i-ever.ready')}</ListNote>}
    </div>
  );
}

export const neverEditor: GameEditor<DraftOf<'never-have-i-ever'>> = {
  Item,
  listWords: {
    title: (t) => t('never-have-i-ever.statement'),
    answer: (t, answer) => t(answer === 'ever' ? 'never-have-i-ever.marks.ever' : 'never-have-i-ever.marks.never'),
  },
  Status,
};
