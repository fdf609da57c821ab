import { asDomainError } from '@domain/errors.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { describeSender, loadTracking } from '../../data/sender.ts';
import { afterLoading } from '../../lib/after-loading.ts';
import { keepPlayerName } from '../../lib/player-name.ts';
import { useIsGone } from '../../lib/use-is-gone.ts';
import { entry, reach } from '../../lib/visit.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Outcome } from '../../outbox/submission.ts';
import type { Play, PlayAction } from './play.ts';

/**
 * Enqueues a finished play while `isDue`, and again after `resend`. Final refusals become part of the play; the outbox
 * handles everything else.
 */
export function useDelivery(options: {
  isDue: boolean;
  quiz: Quiz;
  play: Play;
  pass: string | undefined;
  dispatch: Dispatch<PlayAction>;
  onOutcome: (outcome: Outcome<'responses'>) => void;
}): void {
  const { isDue, play, dispatch } = options;
  const isGone = useIsGone();
  // after the page, so that it is there without a network
  useEffect(() => afterLoading(loadTracking), []);
  const send = useEffectEvent(async () => {
    const { quiz } = options;
    const { id, title, owner } = quiz;
    reach('finished');
    // an edit may have turned it on since: the first screen of this play said nothing about it
    keepPlayerName(play.name ?? ANONYMOUS_RESPONDER);
    const wasTold = hasBoard(quiz) && play.revision === quiz.revision;
    return enqueue(
      'responses',
      {
        id: play.submissionId,
        quizId: id,
        revision: play.revision,
        responderName: play.name ?? '',
        face: play.face,
        answers: play.answers,
        ...(wasTold && { wasToldOfBoard: true }),
        ...(play.isAdult && { isAdult: true }),
        ...(options.pass !== undefined && { pass: options.pass }),
        entry,
        tracking: await describeSender(),
      },
      { title, path: publicPath.quiz(owner.username, id) },
      isGone,
    );
  });
  const onOutcome = useEffectEvent(options.onOutcome);
  const isSending = isDue && play.delivery.status === 'sending';
  useEffect(() => {
    if (!isSending) return;
    let isCurrent = true;
    send().then(
      (outcome) => isCurrent && onOutcome(outcome),
      (error: unknown) => {
        const known = asDomainError(error);
        if (isCurrent) dispatch({ type: 'fail', error: known.toBody() });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isSending, dispatch]);
}
