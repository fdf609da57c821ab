import type { SessionUser } from '@domain/auth/session.ts';
import { asDomainError, type DomainError } from '@domain/errors.ts';
import { TYPING_PAUSE_MS } from '@domain/limits.ts';
import { faceAddress, portraitOf } from '@domain/profiles/face.ts';
import { findNewNameProblem } from '@domain/profiles/impostors.ts';
import {
  findUsernameProblem,
  typedUsername,
  type UsernameProblem,
  usernameCandidate,
} from '@domain/profiles/new-username.ts';
import { type NewcomerDraft, suggestedName } from '@domain/profiles/newcomer.ts';
import { isBlankText, typedName } from '@domain/typed-text.ts';
import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { useAvailability } from '../../lib/use-availability.ts';
import { useDebounced } from '../../lib/use-settled.ts';
import { readNewcomer, storeNewcomer } from '../../session/newcomer-draft.ts';
import { isUsernameFree, makeProfile } from '../../session/profile.ts';
import { useSession } from '../../session/state.ts';
import { notify } from '../../stores/notices.ts';
import { prepareSecondThought, useSecondThought } from '../../ui/find-second-thought.ts';
import { acceptSuggestion } from './accept-suggestion.ts';
import type { Age } from './age-choice.tsx';

/** Returns a username suggestion for a name, and a function for another one; empty without a name. */
function useSuggestion(name: string) {
  const [attempt, setAttempt] = useState(0);
  const username = useMemo(
    () => (isBlankText(name) ? '' : usernameCandidate(name, attempt, Math.random)),
    [name, attempt],
  );
  const next = useCallback(() => setAttempt((n) => n + 1), []);
  return { username, next };
}

/** Problems shown while typing; the others wait until the person submits. */
const AT_ONCE: ReadonlySet<UsernameProblem> = new Set(['invalid', 'too-long', 'reserved', 'taken']);

/** The form for name, username and age. Suggestions stay until the person types; input survives a reload. */
export function useChooseName(user: SessionUser) {
  const { t } = useTranslation('names');
  const [{ profile }] = useState(useSession.getState);
  const [draft, setDraft] = useState<NewcomerDraft>(() => {
    const typed = readNewcomer(user.uid);
    // what a guest is known by already, with links to it
    const { name = null, username = null } = profile ?? {};
    return {
      uid: user.uid,
      name: typed?.name ?? name,
      username: typed?.username ?? username,
      phone: typed?.phone ?? null,
      face: typed?.face,
    };
  });
  /** Kept nowhere. */
  const [age, setAge] = useState<Age | null>(null);
  /** Asks whether somebody is too young, before their account ends. */
  const [isAgeAsked, setAgeAsked] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  /** A username that the server refused, although it looked available. */
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => void storeNewcomer(draft), [draft]);

  const name = draft.name ?? suggestedName(user);
  // nobody is asked twice: a form, or Google, has said it
  const [isKnown] = useState(() => findNewNameProblem(name) === null);
  const [isNameOpen, setNameOpen] = useState(!isKnown);
  const suggestion = useSuggestion(useDebounced(name, TYPING_PAUSE_MS));
  /** What stood in the field when the caret came into it: no suggestion changes under somebody's hands. */
  const [held, setHeld] = useState<string | null>(null);
  const username = draft.username ?? held ?? suggestion.username;
  const wanted = typedUsername(username);
  const availability = useAvailability(wanted, isUsernameFree);
  const isTaken = availability === 'taken' || wanted === refused;
  // nobody typed it, so it is replaced silently
  const isSuggestion = draft.username === null;
  useEffect(() => {
    if (isTaken && isSuggestion) suggestion.next();
  }, [isTaken, isSuggestion, suggestion.next]);

  const problems = {
    name: findNewNameProblem(name),
    username: findUsernameProblem(wanted) ?? (isTaken && !isSuggestion ? ('taken' as const) : null),
  };
  const {
    isBusy: isSending,
    problem: failure,
    setProblem: setFailure,
    run,
  } = useAsyncAction((error): DomainError | null => {
    const found = asDomainError(error);
    if (!found.fields?.['username']) return found;
    setRefused(wanted);
    return null;
  });
  const second = useSecondThought([name, wanted], 'profile');
  const change = (part: Partial<Pick<NewcomerDraft, 'name' | 'username' | 'face'>>) => {
    prepareSecondThought();
    setDraft((before) => ({ ...before, ...part }));
    setFailure(null);
  };
  const suggestAnother = () => {
    change({ username: null });
    setHeld(null); // the caret may still be in the field: on iPhones buttons don't take it
    suggestion.next();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setWasTried(true);
    setFailure(null);
    if (age === 'under') return setAgeAsked(true);
    const first = problems.name ? 'name' : problems.username ? 'username' : 'age';
    if (first !== 'age' || age === null) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (!(await second.mayGoOn())) return setNameOpen(true);
    const make = (username: string) =>
      makeProfile({ name: typedName(name), username, ageGroup: age, phone: draft.phone, face: draft.face ?? null });
    await run(async () => {
      // what they typed is their choice: nothing replaces it unasked
      if (!isSuggestion) return make(wanted);
      const got = await acceptSuggestion(wanted, (attempt) => usernameCandidate(name, attempt, Math.random), make);
      if (got !== wanted) notify({ kind: 'info', title: t('change.saved', { username: got }) });
    });
  };
  return {
    name,
    portrait: portraitOf(profile?.name ?? name, faceAddress(draft.face) ?? profile?.photoURL),
    isKnown,
    isNameOpen,
    openName: () => setNameOpen(true),
    username,
    wanted,
    availability,
    problems: {
      name: wasTried ? problems.name : null,
      username: problems.username && (wasTried || AT_ONCE.has(problems.username)) ? problems.username : null,
    },
    age,
    isAgeMissing: wasTried && age === null,
    setAge: (chosen: Age) => {
      setAge(chosen);
      setAgeAsked(false);
    },
    isAgeAsked,
    takeAgeBack: () => setAgeAsked(false),
    isSending,
    failure,
    second,
    change,
    holdUsername: () => setHeld(username),
    releaseUsername: () => setHeld(null),
    suggestAnother,
    submit,
  };
}
