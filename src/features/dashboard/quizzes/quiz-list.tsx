import type { Bounded, QuizFilters } from '@domain/dashboard/filters.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { styled } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useOpenedItem } from '../shared/dialogs.tsx';
import { useQuizzes } from '../shared/lists.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { QuizCard } from './quiz-card.tsx';

// no dialog is needed before the first tap
const DeleteQuizDialog = lazy(() => import('./delete-quiz-dialog.tsx').then((m) => ({ default: m.DeleteQuizDialog })));
const QuizResponsesDialog = lazy(() =>
  import('./quiz-responses-dialog.tsx').then((m) => ({ default: m.QuizResponsesDialog })),
);

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** The quiz being deleted; it leaves the list before the server has confirmed. */
function useDeletion(quizzes: readonly Quiz[]) {
  const { opened: quiz, open, close } = useOpenedItem('delete', quizzes);
  const isAsking = quiz !== null;
  const wasAsking = useRef(false);
  useEffect(() => {
    // the card that would regain the focus may be gone
    if (wasAsking.current && !isAsking && document.activeElement === document.body) {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) heading.tabIndex = -1;
      heading?.focus({ preventScroll: true });
    }
    wasAsking.current = isAsking;
  }, [isAsking]);
  return { quiz, open, close };
}

interface Props {
  uid: string;
  filters: Bounded<QuizFilters>;
  empty: ReactNode;
}

/** The creator's matching quizzes, and the dialogs that their cards open. */
export function QuizList({ uid, filters, empty }: Props) {
  const list = useQuizzes(uid, filters);
  const quizzes = list.state.status === 'ready' ? list.state.value : [];
  const responses = useOpenedItem('quiz', quizzes);
  const deletion = useDeletion(quizzes);
  return (
    <>
      <LiveSection list={list} heights={[280, 280]} empty={empty}>
        {(items) => (
          <Grid>
            {items.map((quiz) => (
              <QuizCard
                key={quiz.id}
                quiz={quiz}
                onShowResponses={() => responses.open(quiz.id)}
                onDelete={() => deletion.open(quiz.id)}
              />
            ))}
          </Grid>
        )}
      </LiveSection>
      <Suspense>
        {responses.opened && <QuizResponsesDialog quiz={responses.opened} onClose={responses.close} />}
        {deletion.quiz && <DeleteQuizDialog key={deletion.quiz.id} quiz={deletion.quiz} onClose={deletion.close} />}
      </Suspense>
    </>
  );
}
