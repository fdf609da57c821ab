import type { Quiz } from '@domain/quiz/quiz.ts';
import { ResponseList } from '../responses/response-list.tsx';
import { useQuizResponses } from '../shared/lists.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { NoResponsesYet } from './no-responses-yet.tsx';

/** All responses to one quiz, page by page. */
export function AllTab({ uid, quiz }: { uid: string; quiz: Quiz }) {
  return (
    <LiveSection list={useQuizResponses(uid, quiz.id)} empty={<NoResponsesYet quiz={quiz} />}>
      {(responses) => <ResponseList responses={responses} isOfOneQuiz />}
    </LiveSection>
  );
}
