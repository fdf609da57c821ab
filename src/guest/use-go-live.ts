import type { ParsedInputOf } from '@domain/api.ts';
import { asDomainError, DomainError, isOff } from '@domain/errors.ts';
import { GO_LIVE_AGAIN_MS } from '@domain/limits.ts';
import { typedName } from '@domain/typed-text.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepPlayerName, readPlayerName } from '../lib/player-name.ts';
import type { NewQuizState } from '../ui/just-created.ts';

/** Auth and the functions: nobody needs them before. */
export const loadGuest = () =>
  import('../session/guest.ts').catch(() => {
    throw new DomainError('network');
  });

/** Returns a typed name that somebody can be known by. Throws `invalid-input`; the server knows more reasons. */
export function nameFrom(typed: string): string {
  const name = typedName(typed);
  if (name === '') throw new DomainError('invalid-input', 'No name.', { fields: { name: 'required' } });
  return name;
}

interface GoLive {
  /** Somebody is signed in here, whose name is theirs already. */
  isKnown?: boolean;
  /** Returns what is published. */
  input: () => Promise<ParsedInputOf<'saveQuiz'>>;
  onLive: (newQuiz: NewQuizState['newQuiz']) => void;
  /** There is no network, or this is switched off for now: keeps it, to be published when there is. */
  keep: () => Promise<unknown>;
}

/**
 * Publishes a quiz, also without an account, under the name that somebody has played with or types now. Offline it
 * waits, and is published once online: here, or by whatever page is open then.
 */
export function useGoLive({ isKnown = false, input, onLive, keep }: GoLive) {
  const [known] = useState(readPlayerName);
  const [name, setName] = useState(known ?? '');
  const [state, setState] = useState<'open' | 'sending' | 'waiting'>('open');
  const [failure, setFailure] = useState<DomainError | null>(null);
  useEffect(() => void loadGuest().catch(() => undefined), []);
  const isRefused = failure?.fields?.['name'] !== undefined;

  const isRunning = useRef(false);
  const publish = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState((before) => (before === 'waiting' ? before : 'sending'));
    setFailure(null);
    try {
      const mine = isKnown && !isRefused ? '' : nameFrom(name);
      const { publishAs, startGuestSession } = await loadGuest();
      const given = await input();
      const { quizId, owner } = await publishAs(mine, given);
      if (mine !== '') keepPlayerName(mine);
      const { type, title, isPublic } = given.draft;
      const { username, photoURL } = owner;
      const shown = { username, name: owner.name, photoURL };
      onLive({ id: quizId, type, title: title.trim(), isPublic, owner: shown });
      startGuestSession();
    } catch (thrown) {
      const error = asDomainError(thrown);
      const isOffline = error.code === 'network';
      setState(isOffline ? 'waiting' : 'open');
      if (!isOffline) setFailure(error);
      if (!isOffline && !isOff(error.code)) return;
      if (!isKnown) keepPlayerName(typedName(name));
      await keep();
    } finally {
      isRunning.current = false;
    }
  };
  const again = useEffectEvent(() => void publish());
  const isWaiting = state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    addEventListener('online', again);
    // no event says when a network that carries nothing recovers
    const timer = setInterval(again, GO_LIVE_AGAIN_MS);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [isWaiting]);
  return {
    name,
    setName,
    /** The name has to be typed: it isn't known, or won't do. */
    asksName: isRefused || (!isKnown && known === null),
    state,
    failure,
    publish: () => void publish(),
  };
}
