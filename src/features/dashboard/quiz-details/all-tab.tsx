import { RESPONSES_PAGE } from '@domain/limits.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { NoResponsesYet } from './no-responses-yet.tsx';
import { ResponseRows } from './response-rows.tsx';
import { useQuizResponses } from './use-quiz-responses.ts';

/** All responses to one quiz, page by page. */
export function AllTab({ uid, quiz }: { uid: string; quiz: Quiz }) {
  return (
    <LiveSection list={useQuizResponses(uid, quiz.id, RESPONSES_PAGE)} empty={<NoResponsesYet quiz={quiz} />}>
      {(responses) => <ResponseRows responses={responses} />}
    </LiveSection>
  );
}
