import { DomainError } from '@domain/errors.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { collectTracking } from '../../data/tracking.ts';
import { useIsGone } from '../../lib/use-is-gone.ts';
import { handIn } from '../../outbox/follow.ts';
import type { Submitted } from '../../outbox/submission.ts';
import type { Play, PlayAction } from './play.ts';

/**
 * Hands a finished play in while `isDue`, and again after `resend`. What the server refuses for good becomes part of the
 * play; everything else is the outbox's care.
 */
export function useDelivery(options: {
  isDue: boolean;
  quiz: Quiz;
  play: Play;
  pass: string | undefined;
  dispatch: Dispatch<PlayAction>;
  onHandedIn: (outcome: Submitted<'responses'>) => void;
}): void {
  const { isDue, play, dispatch } = options;
  const isGone = useIsGone();
  const send = useEffectEvent(() => {
    const { id, title, owner } = options.quiz;
    return handIn(
      'responses',
      {
        id: play.submissionId,
        quizId: id,
        revision: play.revision,
        responderName: play.name ?? '',
        answers: play.answers,
        ...(play.isAdult && { isAdult: true }),
        ...(options.pass !== undefined && { pass: options.pass }),
        tracking: collectTracking(),
      },
      { title, path: publicPath.quiz(owner.username, id) },
      isGone,
    );
  });
  const handedIn = useEffectEvent(options.onHandedIn);
  const isSending = isDue && play.delivery.status === 'sending';
  useEffect(() => {
    if (!isSending) return;
    let isCurrent = true;
    send().then(
      (outcome) => isCurrent && handedIn(outcome),
      (error: unknown) => {
        const known = error instanceof DomainError ? error : new DomainError('internal');
        if (isCurrent) dispatch({ type: 'fail', error: known.toBody() });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isSending, dispatch]);
}
