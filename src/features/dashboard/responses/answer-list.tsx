import { DETAILS_ANSWERS } from '@domain/limits.ts';
import { isClosed } from '@domain/responses/public-response.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOwnAnswers } from '../../../data/own-answers.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { onServerReached } from '../../../stores/sync-status.ts';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { PlainList } from '../shared/list-item.tsx';
import { focusOnMount } from '../shared/live-section.tsx';
import { AnswerCard } from './answer-card.tsx';

const Rest = styled(PlainList)({ '&:focus': { outline: 'none' } });

/** The answers of a response; those to a private quiz are stored separately and loaded first. */
export function AnswerList({ response }: { response: QuizResponse }) {
  return isClosed(response) ? <ClosedList {...response} /> : <OpenList {...response} />;
}

function ClosedList(response: QuizResponse) {
  const { t: common } = useTranslation();
  const { id } = response;
  const { state, retry } = useLoad(`answers/${id}`, () => fetchOwnAnswers(id));
  const hasFailed = state.status === 'failed';
  useEffect(() => (hasFailed ? onServerReached(retry) : undefined), [hasFailed, retry]);
  if (state.status === 'loading') return <LoadingState label={common('loading')} heights={[96, 96]} />;
  if (state.status === 'failed') return <FailedState error={state.error} onRetry={retry} />;
  return <OpenList {...response} answers={state.value} />;
}

/** The first answers, and the rest on request. */
function OpenList({ quiz, answers }: QuizResponse) {
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
