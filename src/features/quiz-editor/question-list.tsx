import { QUESTIONS_MAX } from '@domain/limits.ts';
import type { DraftQuestion, QuizDraft } from '@domain/quiz/draft.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { editorOf } from '../../games/editors.ts';
import type { ProblemText } from '../../games/game-editor.ts';
import { HiddenText, Stack } from '../../ui/layout.tsx';
import { changeQuestion } from './draft-store.ts';
import { QuestionCard } from './question-card.tsx';
import { RemovedRow } from './removed-row.tsx';
import { useItemList } from './use-item-list.ts';

/** The items of a quiz, with add, move, remove and undo. */
export function QuestionList({
  slot,
  draft,
  problemText,
}: {
  slot: string;
  draft: QuizDraft;
  problemText: ProblemText;
}) {
  const { t } = useTranslation('quiz-editor');
  const { type } = draft;
  const questions: readonly DraftQuestion[] = draft.questions;
  const { Item, Status } = editorOf(type);
  const { list, done, add, remove, restore, move } = useItemList(slot);
  const removed = done?.kind === 'removed' ? done.removed : null;
  const wayBack = removed && <RemovedRow id={removed.question.id} onUndo={() => restore(removed)} />;
  const isFull = questions.length >= QUESTIONS_MAX;
  return (
    <Stack ref={list} gap={2}>
      <Typography variant="h3" component="h2">
        {t(`${type}.heading`)}
      </Typography>
      {questions.map((question, index) => (
        <div key={question.id} data-item={question.id}>
          {index === removed?.index && wayBack}
          <QuestionCard
            type={type}
            number={index + 1}
            count={questions.length}
            onMove={(by) => move(question, by)}
            onRemove={() => remove(question)}
          >
            <Item
              question={question}
              hasFocus={done?.kind === 'added' && question.id === done.id}
              problemText={(path) => problemText(`questions.${index}.${path}`)}
              onChange={(changed) => changeQuestion(slot, changed)}
            />
          </QuestionCard>
        </div>
      ))}
      {removed?.index === questions.length && wayBack}
      <HiddenText role="status">
        {done?.kind === 'moved' && t(`${type}.moved`, { from: done.from, to: done.to })}
        {removed && t('removed')}
      </HiddenText>
      <Status draft={draft} />
      <Button variant="outlined" size="large" startIcon={<AddRounded />} disabled={isFull} onClick={add}>
        {t(`${type}.add`)}
      </Button>
      {isFull && <Typography sx={{ textAlign: 'center' }}>{t('full')}</Typography>}
    </Stack>
  );
}
