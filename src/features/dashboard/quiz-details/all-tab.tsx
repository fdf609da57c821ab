import type { Quiz } from '@domain/quiz/quiz.ts';
import { useQuizResponses } from '../shared/lists.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { NoResponsesYet } from './no-responses-yet.tsx';
import { ResponseRows } from './response-rows.tsx';

/** All responses to one quiz, page by page. */
export function AllTab({ uid, quiz }: { uid: string; quiz: Quiz }) {
  return (
    <LiveSection list={useQuizResponses(uid, quiz.id)} empty={<NoResponsesYet quiz={quiz} />}>
      {(responses) => <ResponseRows responses={responses} />}
    </LiveSection>
  );
}
