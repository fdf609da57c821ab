import type { DraftOf } from '@domain/games/drafts.ts';
import type { KnowMeItem } from '@domain/games/know-me/draft.ts';
import { OPTION_TEXT_MAX, QUESTION_TEXT_MAX } from '@domain/limits.ts';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LineField } from '../../ui/line-field.tsx';
import type { EditorProps, GameEditor } from '../game-editor.ts';
import { OptionRow } from './option-row.tsx';

const Options = styled('fieldset')(({ theme }) => ({
  border: 'none',
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.25),
  '& legend': { padding: 0, marginBottom: theme.spacing(1), fontWeight: 700, fontSize: '0.9375rem' },
}));
const Problem = styled('span')({ color: 'var(--mui-palette-error-main)', fontWeight: 600, fontSize: '0.875rem' });

/** A question with four answers; tapping a letter marks the right one, the first included. */
function Item({ question, problemText, hasFocus, onChange }: EditorProps<KnowMeItem>) {
  const { t } = useTranslation('quiz-editor');
  const problemId = useId();
  const isUnmarked = problemText('correctAnswer') !== undefined;
  return (
    <>
      <LineField
        label={t('know-me.question')}
        value={question.question}
        error={problemText('question')}
        placeholder={t('know-me.placeholder')}
        maxLength={QUESTION_TEXT_MAX}
        autoFocus={hasFocus}
        onText={(text) => onChange({ ...question, question: text })}
      />
      <Options aria-describedby={problemId}>
        <legend>{t('know-me.options')}</legend>
        {question.options.map((text, index) => (
          <OptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
            key={index}
            index={index}
            group={question.id}
            text={text}
            maxLength={OPTION_TEXT_MAX}
            isRight={question.correctAnswer === index}
            isUnmarked={isUnmarked}
            error={problemText(`options.${index}`)}
            onText={(changed) => onChange({ ...question, options: question.options.with(index, changed) })}
            onRight={() => onChange({ ...question, correctAnswer: index })}
          />
        ))}
        <span id={problemId}>{isUnmarked && <Problem>{t('know-me.chooseRight')}</Problem>}</span>
      </Options>
    </>
  );
}

export const knowMeEditor: GameEditor<DraftOf<'know-me'>> = {
  hasReadyList: false,
  Item,
  Status: () => null,
};
