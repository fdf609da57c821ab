import { QUESTIONS_MAX } from '@domain/limits.ts';
import type { DraftQuestion, QuizDraft } from '@domain/quiz/draft.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../ui/layout.tsx';
import { addQuestion, changeQuestion, removeQuestion, restoreQuestion } from './draft-store.ts';
import { KnowMeEditor } from './know-me-editor.tsx';
import { ListStatus } from './list-status.tsx';
import { NeverEditor } from './never-editor.tsx';
import { QuestionCard } from './question-card.tsx';
import { TwoTruthsEditor } from './two-truths-editor.tsx';
import type { ProblemText } from './use-problem-text.ts';

interface EditorProps {
  question: DraftQuestion;
  problemText: ProblemText;
  hasFocus: boolean;
  onChange: (question: DraftQuestion) => void;
}

function QuestionEditor({ question, ...props }: EditorProps) {
  if ('options' in question) return <KnowMeEditor question={question} {...props} />;
  if ('lie' in question) return <TwoTruthsEditor question={question} {...props} />;
  return <NeverEditor question={question} {...props} />;
}

/** The items of a quiz, with add, remove and a way back after removing. */
export function QuestionList({ draft, problemText }: { draft: QuizDraft; problemText: ProblemText }) {
  const { t } = useTranslation('quiz-editor');
  const { type } = draft;
  // spread, because a union of arrays has no common `map`
  const questions: readonly DraftQuestion[] = [...draft.questions];
  const [added, setAdded] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ question: DraftQuestion; index: number } | null>(null);
  const isFull = questions.length >= QUESTIONS_MAX;
  const remove = (question: DraftQuestion, index: number) => {
    removeQuestion(type, question.id);
    setRemoved({ question, index });
  };
  const undo = () => {
    if (removed) restoreQuestion(type, removed.question, removed.index);
    setRemoved(null);
  };
  const add = () => {
    setRemoved(null);
    setAdded(addQuestion(type));
  };
  return (
    <Stack gap={2}>
      <Typography variant="h3" component="h2">
        {t(`${type}.heading`)}
      </Typography>
      {questions.map((question, index) => (
        <QuestionCard
          key={question.id}
          type={type}
          number={index + 1}
          {...(questions.length > 1 && { onRemove: () => remove(question, index) })}
        >
          <QuestionEditor
            question={question}
            hasFocus={question.id === added}
            problemText={(path) => problemText(`questions.${index}.${path}`)}
            onChange={(changed) => changeQuestion(type, changed)}
          />
        </QuestionCard>
      ))}
      <Row role="status" style={{ justifyContent: 'center' }}>
        {removed && (
          <>
            {t('removed')}
            <Button variant="text" size="small" onClick={undo}>
              {t('undo')}
            </Button>
          </>
        )}
      </Row>
      <ListStatus draft={draft} />
      <Button variant="outlined" size="large" startIcon={<AddRounded />} disabled={isFull} onClick={add}>
        {t(`${type}.add`)}
      </Button>
      {isFull && <Typography sx={{ textAlign: 'center' }}>{t('full')}</Typography>}
    </Stack>
  );
}
