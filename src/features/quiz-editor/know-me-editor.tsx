import { OPTION_TEXT_MAX, QUESTION_TEXT_MAX } from '@domain/limits.ts';
import type { KnowMeDraft } from '@domain/quiz/draft.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { LineField } from './line-field.tsx';
import { OptionRow } from './option-row.tsx';
import type { ProblemText } from './use-problem-text.ts';

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

interface Props {
  question: KnowMeDraft;
  problemText: ProblemText;
  /** Whether it was just added. */
  hasFocus: boolean;
  onChange: (question: KnowMeDraft) => void;
}

/** A question with four answers; the right one is chosen by a tap on its letter, the first included. */
export function KnowMeEditor({ question, problemText, hasFocus, onChange }: Props) {
  const { t } = useTranslation('quiz-editor');
  const unmarked = problemText('correctAnswer');
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
      <Options>
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
            isUnmarked={unmarked !== undefined}
            error={problemText(`options.${index}`)}
            onText={(changed) => onChange({ ...question, options: question.options.with(index, changed) })}
            onRight={() => onChange({ ...question, correctAnswer: index })}
          />
        ))}
        <span role="alert">{unmarked !== undefined && <Problem>{unmarked}</Problem>}</span>
      </Options>
    </>
  );
}
