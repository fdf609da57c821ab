import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import type { SignUpForm } from '@domain/auth/sign-up.ts';
import { type FormEvent, useState } from 'react';
import { FIELDS, type Mode, problemsOf } from './form.ts';
import { loadAuth, loadSession } from './session-loader.ts';

async function send(mode: Mode, form: SignUpForm): Promise<void> {
  const session = await loadSession();
  if (mode === 'sign-up') return session.signUp(form);
  return (await loadAuth()).signIn(form);
}

/** Checks and sends the form. Success needs no answer: the page leaves as soon as somebody is signed in. */
export function useAuthForm(mode: Mode, form: SignUpForm) {
  const [wasTried, setWasTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const problems = problemsOf(mode, form);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    const first = FIELDS.find((name) => problems[name] !== undefined);
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setFailure(null);
    setIsSending(true);
    try {
      await send(mode, form);
    } catch (error) {
      setFailure(error instanceof AuthFailure ? error.problem : 'internal');
      setIsSending(false);
    }
  };
  return { problems: wasTried ? problems : {}, isSending, failure, submit, forget: () => setFailure(null) };
}
