import { DomainError, isRetryable } from '@domain/errors.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { submit } from '../../data/outbox.ts';
import { collectTracking } from '../../data/tracking.ts';
import { useWhenBack } from '../../lib/use-when-back.ts';
import type { Play, PlayAction } from './play.ts';

/**
 * Sends a finished play while `isDue`, and again after `resend` or, where that can help, when the network or the visitor
 * is back. Failures become part of the play.
 */
export function useDelivery(options: {
  isDue: boolean;
  quizId: string;
  play: Play;
  pass: string | undefined;
  dispatch: Dispatch<PlayAction>;
  onDelivered: (response: QuizResponse) => void;
}): void {
  const { isDue, play, dispatch } = options;
  const send = useEffectEvent(() =>
    submit('responses', {
      id: play.submissionId,
      quizId: options.quizId,
      revision: play.revision,
      responderName: play.name ?? '',
      answers: play.answers,
      ...(options.pass !== undefined && { pass: options.pass }),
      tracking: collectTracking(),
    }),
  );
  const delivered = useEffectEvent(options.onDelivered);
  const isSending = isDue && play.delivery.status === 'sending';
  useEffect(() => {
    if (!isSending) return;
    let isCurrent = true;
    send().then(
      (response) => isCurrent && delivered(response),
      (error: unknown) => {
        const known = error instanceof DomainError ? error : new DomainError('internal');
        if (isCurrent) dispatch({ type: 'fail', error: known.toBody() });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isSending, dispatch]);
  const { delivery } = play;
  const canRetry = isDue && delivery.status === 'failed' && isRetryable(delivery.error.code);
  useWhenBack(canRetry, () => dispatch({ type: 'resend' }));
}
