import type { AuthProblem } from '@domain/auth/session.ts';
import { findSignInProblems, findSignUpProblems, type SignUpForm } from '@domain/auth/sign-up.ts';
import type { FieldProblem } from '@domain/errors.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { loadPassword, loadSession, loadSignUp } from './session-loader.ts';
import { type Interruption, sortOut } from './use-interruption.ts';

/** The two forms. */
export type Mode = 'sign-up' | 'sign-in';
/** In screen order. */
const FIELDS = ['name', 'email', 'password', 'phone'] as const satisfies readonly (keyof SignUpForm)[];
export type FieldName = (typeof FIELDS)[number];

function problemsOf(mode: Mode, form: SignUpForm): Partial<Record<FieldName, FieldProblem>> {
  return mode === 'sign-up' ? findSignUpProblems(form) : findSignInProblems(form);
}

async function send(mode: Mode, form: SignUpForm): Promise<void> {
  await loadSession();
  if (mode === 'sign-up') return (await loadSignUp()).signUp(form);
  return (await loadPassword()).signIn(form);
}

/** Validates and submits the form. Success needs no handling: the page leaves once signed in. */
export function useAuthForm(
  mode: Mode,
  form: SignUpForm,
  /** `onSend`: the form is being sent, which clears other messages. */
  { onSend, onInterruption }: { onSend: () => void; onInterruption: (step: Interruption) => void },
) {
  const [wasTried, setWasTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  // state would still be the old one for a second tap in the same moment
  const isBusy = useRef(false);
  const problems = problemsOf(mode, form);
  // preloaded while typing; if it fails, sending reports it
  useEffect(() => void loadSignUp().catch(() => undefined), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    setWasTried(true);
    const first = FIELDS.find((name) => problems[name] !== undefined);
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    isBusy.current = true;
    onSend();
    setFailure(null);
    setIsSending(true);
    try {
      await send(mode, form);
    } catch (error) {
      const outcome = sortOut(error);
      if (typeof outcome === 'string') setFailure(outcome);
      else onInterruption(outcome);
      setIsSending(false);
      isBusy.current = false;
    }
  };
  return { problems: wasTried ? problems : {}, isSending, failure, submit, forget: () => setFailure(null) };
}
