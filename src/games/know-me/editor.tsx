import type { DraftOf } from '@domain/games/drafts.ts';
import type { KnowMeItem } from '@domain/games/know-me/draft.ts';
import { OPTION_TEXT_MAX, QUESTION_TEXT_MAX } from '@domain/limits.ts';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { LineField } from '../../ui/line-field.tsx';
import type { EditorProps, GameEditor } from '../game-editor.ts';
import { Offered } from './offered.tsx';
import { OptionRow } from './option-row.tsx';
import { Options } from './options.tsx';

/** A ready question to answer, or one to write. */
function Item(props: EditorProps<KnowMeItem>) {
  const { t } = useTranslation('quiz-editor');
  const [isWriting, setIsWriting] = useState(!props.isOffered);
  const { question, problemText, onChange } = props;
  if (isWriting) return <Written {...props} hasFocus={props.hasFocus || props.isOffered} />;
  const problem = problemText('correctAnswer') && t('know-me.tapTrue');
  return (
    <>
      <Offered
        question={question}
        problem={problem}
        onRight={(correctAnswer) => onChange({ ...question, correctAnswer })}
        onAnswered={props.onAnswered}
      />
      <Row style={{ justifyContent: 'space-between' }}>
        {props.another}
        <Button
          variant="text"
          size="small"
          startIcon={<Icon name="edit" size={18} />}
          sx={{ px: 1 }}
          onClick={() => setIsWriting(true)}
        >
          {t('know-me.rewrite')}
        </Button>
      </Row>
    </>
  );
}

/** A question with four answers; tapping a letter marks the right one, the first included. */
function Written({ question, problemText, another, hasFocus, onChange }: EditorProps<KnowMeItem>) {
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
            unmarked={isUnmarked ? problemId : undefined}
            error={problemText(`options.${index}`)}
            onText={(changed) => onChange({ ...question, options: question.options.with(index, changed) })}
            onRight={() => onChange({ ...question, correctAnswer: index })}
          />
        ))}
        <span id={problemId} className="problem">
          {isUnmarked && t('know-me.chooseRight')}
        </span>
      </Options>
      {another}
    </>
  );
}

export const knowMeEditor: GameEditor<DraftOf<'know-me'>> = {
  Item,
  listWords: null,
  Status: () => null,
};
