import { DETAILS_ANSWERS } from '@domain/limits.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOnMount } from '../shared/focus-on-mount.ts';
import { PlainList } from '../shared/list-item.tsx';
import { AnswerCard } from './answer-card.tsx';

const Rest = styled(PlainList)({ '&:focus': { outline: 'none' } });

/** The first answers of a response, and the rest when asked for. */
export function AnswerList({ response: { quiz, answers } }: { response: QuizResponse }) {
  const { t } = useTranslation('dashboard');
  const [showsAll, setShowsAll] = useState(false);
  const more = answers.length - DETAILS_ANSWERS;
  const card = (answer: (typeof answers)[number], index: number) => (
    <AnswerCard key={answer.questionId} answer={answer} number={index + 1} type={quiz.type} />
  );
  return (
    <>
      <PlainList>{answers.slice(0, DETAILS_ANSWERS).map(card)}</PlainList>
      {more > 0 && !showsAll && (
        <Button variant="outlined" onClick={() => setShowsAll(true)}>
          {t('responses.more', { count: more })}
        </Button>
      )}
      {showsAll && (
        <Rest tabIndex={-1} ref={focusOnMount}>
          {answers.slice(DETAILS_ANSWERS).map((answer, index) => card(answer, index + DETAILS_ANSWERS))}
        </Rest>
      )}
    </>
  );
}
