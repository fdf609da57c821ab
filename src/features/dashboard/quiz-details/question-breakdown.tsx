import { DETAILS_QUESTIONS } from '@domain/limits.ts';
import { breakdownOf } from '@domain/quiz/insights.ts';
import { hardestOf } from '@domain/quiz/insights-summary.ts';
import type { Quiz, QuizKey } from '@domain/quiz/quiz.ts';
import { countResponses } from '@domain/quiz/stats.ts';
import type { Tally } from '@domain/quiz/tally.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOnMount } from '../shared/live-section.tsx';
import { QuestionInsights } from './question-insights.tsx';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { paddingBlock: theme.spacing(2.25), borderTop: '2px dashed var(--mui-palette-divider)' },
  '& > li:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li:focus': { outline: 'none' },
}));

/** The answers to every question; of a long quiz the first few and the hardest, all on request. */
export function QuestionBreakdown({ quiz, quizKey, tally }: { quiz: Quiz; quizKey: QuizKey; tally: Tally }) {
  const { t } = useTranslation('quiz-details');
  const [showsAll, setShowsAll] = useState(false);
  const questions = breakdownOf(quizKey, tally);
  const hardest = hardestOf(questions);
  const shown = questions.filter((question, index) => showsAll || index < DETAILS_QUESTIONS || question === hardest);
  return (
    <>
      <List>
        {shown.map((question) => {
          const index = questions.indexOf(question);
          const isNext = showsAll && index === DETAILS_QUESTIONS;
          return (
            <li key={question.id} tabIndex={isNext ? -1 : undefined} ref={isNext ? focusOnMount : undefined}>
              <QuestionInsights
                question={question}
                number={index + 1}
                type={quizKey.type}
                isHardest={question.id === hardest?.id}
                responses={countResponses(quiz.scores)}
              />
            </li>
          );
        })}
      </List>
      {questions.length > DETAILS_QUESTIONS && (
        <Button variant="outlined" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('questions.fewer') : t('questions.all', { n: questions.length })}
        </Button>
      )}
    </>
  );
}
