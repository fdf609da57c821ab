import type { Deletion } from '@domain/deletion.ts';
import { asDomainError, isRetryable } from '@domain/errors.ts';
import { REPLY_LOOK_FIRST_MS, REPLY_LOOK_LONGEST_MS } from '@domain/limits.ts';
import type { SentMessage } from '@domain/messages/sent-message.ts';
import { isNumber, isText, shaped } from '@domain/type-guards.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { post } from '../../data/offline/http-api.ts';
import { failed, LOADING, type LoadState, ready } from '../../lib/load-state.ts';

const isReplied = shaped({
  message: isText,
  reply: shaped({ text: isText, at: isNumber }),
  recipient: shaped({ name: isText, username: isText }),
});
const hasState = shaped({ state: isText });
const isSentMessage = (value: unknown): value is SentMessage =>
  hasState(value) &&
  (value.state === 'replied' ? isReplied(value) : ['open', 'deleted', 'blocked'].includes(value.state));

/**
 * Reads what its sender may know of a message, and again after growing pauses, while the page is visible; immediately
 * when the network or the person is back. What was read stays on screen while a later read fails.
 */
export function useSentMessage({ id, deleteKey }: Deletion, isPaused: boolean) {
  const [state, setState] = useState<LoadState<SentMessage>>(LOADING);
  const [round, setRound] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pause = useRef(REPLY_LOOK_FIRST_MS);
  const isLooking = useRef(false);
  const look = useEffectEvent(async () => {
    clearTimeout(timer.current);
    if (isPaused || isLooking.current || document.visibilityState === 'hidden') return;
    isLooking.current = true;
    let wait = pause.current;
    try {
      const value = await post('sent-message', { id, deleteKey }, isSentMessage);
      setState(ready(value));
      if (value.state === 'deleted') return;
    } catch (error) {
      const failure = asDomainError(error);
      setState((before) => (before.status === 'ready' && failure.code !== 'not-found' ? before : failed(failure)));
      if (!isRetryable(failure.code)) return;
      wait = Math.max(wait, (failure.retryAfter ?? 0) * 1000);
    } finally {
      isLooking.current = false;
    }
    pause.current = Math.min(2 * pause.current, REPLY_LOOK_LONGEST_MS);
    timer.current = setTimeout(() => void look(), wait);
  });
  const lookNow = useEffectEvent(() => {
    pause.current = REPLY_LOOK_FIRST_MS;
    void look();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks again
  useEffect(() => {
    const again = () => lookNow();
    if (!isPaused) again();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isPaused, round]);
  return {
    state,
    setValue: (value: SentMessage) => setState(ready(value)),
    lookAgain: () => {
      setState(LOADING);
      setRound(round + 1);
    },
  };
}
