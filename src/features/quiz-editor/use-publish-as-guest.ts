import { asDomainError, DomainError } from '@domain/errors.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepPlayerName } from '../../lib/player-name.ts';
import type { NewQuizState } from '../../ui/new-quiz.ts';
import { leaveSaved, settleSaved } from './draft-storage.ts';
import { keepDue, toSaveInput } from './due-drafts.ts';

/** Publishes a draft without an account. Without a network it is published by itself as soon as there is one. */
export function usePublishAsGuest(slot: string, work: DraftWork) {
  const navigate = useNavigate();
  const [state, setState] = useState<'open' | 'sending' | 'waiting'>('open');
  const [failure, setFailure] = useState<DomainError | null>(null);
  const saved = useRef<DraftWork | null>(null);
  // only when the page is left, or an empty editor would flash
  useEffect(
    () => () => {
      if (saved.current) leaveSaved(slot, saved.current);
    },
    [slot],
  );
  const publish = async (name: string) => {
    setState('sending');
    setFailure(null);
    try {
      if (name === '') throw new DomainError('invalid-input', 'No name.', { fields: { name: 'required' } });
      const { publishAs } = await import('../../session/guest.ts').catch(() => {
        throw new DomainError('network');
      });
      const { quizId, owner } = await publishAs(name, toSaveInput(work, null));
      keepPlayerName(name);
      saved.current = work;
      settleSaved(slot, work);
      const { type, title, isPublic } = work.draft;
      const { username, photoURL } = owner;
      const shown = { username, name: owner.name, photoURL };
      const newQuiz = { id: quizId, type, title: title.trim(), isPublic, owner: shown };
      void navigate(publicPath.profile(username), { state: { newQuiz } satisfies NewQuizState, replace: true });
    } catch (thrown) {
      const error = asDomainError(thrown);
      if (error.code === 'network') {
        keepPlayerName(name);
        keepDue(slot, work, null);
        setState('waiting');
      } else {
        setFailure(error);
        setState('open');
      }
    }
  };
  return { state, failure, publish: (name: string) => void publish(name) };
}
