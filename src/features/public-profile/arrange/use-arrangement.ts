import type { Quiz } from '@domain/quiz/quiz.ts';
import type { ListedQuiz, QuizList } from '@domain/quiz/quiz-list.ts';
import { arrange } from '@domain/quiz/quiz-order.ts';
import { useState } from 'react';
import { saveQuizOrder, subscribeToQuizList, subscribeToQuizOrder } from '../../../data/quiz-orders.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { type LoadState, ready } from '../../../lib/load-state.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { useLive } from '../../../lib/use-live.ts';
import { codeOf, saveOwn } from '../../../session/save-own.ts';

/** What is shown of a quiz that is being arranged. */
export type Arranged = Pick<ListedQuiz, 'id' | 'title' | 'type' | 'createdAt'>;

/**
 * The public quizzes of the signed-in creator in the order that is being made. Quizzes that come and go meanwhile,
 * here or elsewhere, come and go in it, too. `own` are those that the page shows: the server lists a new one a little
 * later.
 */
export function useArrangement(uid: string, own: readonly Quiz[]) {
  const listed = useLive<QuizList>((next, fail) => subscribeToQuizList(uid, next, fail));
  const stored = useLive<string[]>((next, fail) => subscribeToQuizOrder(uid, next, fail));
  /** Null until something was moved: until then the order is the stored one, even if it changes in another tab. */
  const [draft, setDraft] = useState<string[] | null>(null);
  const { isBusy: isSaving, problem, setProblem, run } = useAsyncAction(codeOf);
  const change = (codes: string[]) => {
    setProblem(null);
    setDraft(codes);
  };
  const retry = () => {
    listed.retry();
    stored.retry();
  };

  let state: LoadState<Arranged[]>;
  let newest: string[] = [];
  if (listed.state.status !== 'ready') state = listed.state;
  else if (stored.state.status !== 'ready') state = stored.state;
  else {
    const byCode = new Map<string, Arranged>([...listed.state.value.quizzes, ...own].map((quiz) => [quiz.id, quiz]));
    const newestFirst = [...byCode.values()].sort((one, other) => other.createdAt - one.createdAt);
    newest = newestFirst.map(({ id }) => id);
    state = ready(arrange(newestFirst, draft ?? stored.state.value));
  }
  const codes = state.status === 'ready' ? state.value.map(({ id }) => id) : [];
  const isNewestFirst = codes.join() === newest.join();

  /** Saves what was moved. Returns whether that is done, or will be once there is a network. */
  const save = async (): Promise<boolean> => {
    if (draft === null) return true;
    const saving = async () => {
      // as no order, what is reopened later finds its place by its age again
      await saveOwn(saveQuizOrder(uid, isNewestFirst ? [] : codes), i18n.t('arrange:saved'));
      return true;
    };
    return (await run(saving)) ?? false;
  };
  return { state, retry, codes, change, sortByAge: () => change(newest), isNewestFirst, isSaving, problem, save };
}
