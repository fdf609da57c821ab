import { QUESTIONS_MAX } from '@domain/limits.ts';
import { type DraftQuestion, draftsOf, isEmptyItem, type QuizDraft } from '@domain/quiz/draft.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import AutorenewRounded from '@mui/icons-material/AutorenewRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { editorOf } from '../../games/editors.ts';
import type { ProblemText } from '../../games/game-editor.ts';
import { HiddenText, Stack } from '../../ui/layout.tsx';
import { changeQuestion } from './draft-store.ts';
import { showItem } from './focus.ts';
import { QuestionCard } from './question-card.tsx';
import { drawingIn, useReady } from './ready.ts';
import { RemovedRow } from './removed-row.tsx';
import { useItemList } from './use-item-list.ts';

interface Props {
  slot: string;
  draft: QuizDraft;
  problemText: ProblemText;
  isReady: boolean;
}

/** The items of a quiz, with add, replace, move, remove and undo. */
export function QuestionList({ slot, draft, problemText, isReady }: Props) {
  const { t, i18n } = useTranslation('quiz-editor');
  const { type } = draft;
  const questions: readonly DraftQuestion[] = draft.questions;
  const { Item, Status } = editorOf(type);
  const { marking } = draftsOf(type);
  const { list, done, add, replace, remove, restore, move } = useItemList(slot);
  const { drawItem, isAsOffered, piecesOf } = useReady();
  // what was replaced doesn't come again, until there is nothing else
  const shown = useRef<string[]>([]);
  const removed = done?.kind === 'removed' ? done.removed : null;
  const wayBack = removed && <RemovedRow id={removed.question.id} onUndo={() => restore(removed)} />;
  const isFull = questions.length >= QUESTIONS_MAX;
  const drawAnother = (question: DraftQuestion) => {
    shown.current.push(...piecesOf(type, question));
    const item = drawItem(draft, shown.current, drawingIn(i18n.language));
    if (item) replace(question, item);
  };
  return (
    <Stack ref={list} gap={2}>
      {questions.map((question, index) => {
        const isOffered = isAsOffered(type, question);
        return (
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
                isOffered={isOffered}
                hasFocus={done?.kind === 'added' && question.id === done.id}
                problemText={(path) => problemText(`questions.${index}.${path}`)}
                onChange={(changed) => changeQuestion(slot, changed)}
                another={
                  // never in the place of what somebody wrote
                  marking === null &&
                  (isOffered || isEmptyItem(question)) && (
                    <Button
                      variant="text"
                      size="small"
                      data-part="another"
                      startIcon={<AutorenewRounded />}
                      sx={{ alignSelf: 'flex-start', px: 1 }}
                      aria-label={t('anotherFor', { item: t(`${type}.item`, { number: index + 1 }) })}
                      onClick={() => drawAnother(question)}
                    >
                      {t('another')}
                    </Button>
                  )
                }
                onAnswered={() => showItem(list, questions[index + 1]?.id)}
              />
            </QuestionCard>
          </div>
        );
      })}
      {removed?.index === questions.length && wayBack}
      <HiddenText role="status">
        {done?.kind === 'moved' && t(`${type}.moved`, { from: done.from, to: done.to })}
        {removed && t('removed')}
      </HiddenText>
      <Status draft={draft} isReady={isReady} />
      <Button variant="outlined" size="large" startIcon={<AddRounded />} disabled={isFull} onClick={add}>
        {t(`${type}.add`)}
      </Button>
      {isFull && <Typography sx={{ textAlign: 'center' }}>{t('full')}</Typography>}
    </Stack>
  );
}
