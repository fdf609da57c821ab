import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { findSignInProblems } from '@domain/auth/sign-up.ts';
import type { FieldProblem } from '@domain/errors.ts';
import { SEND_AGAIN_S } from '@domain/limits.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCountdown } from '../../lib/use-countdown.ts';

/** What a link is for: a new password, or signing in. */
export type LinkKind = 'reset' | 'link';

const SENDERS = {
  reset: () => import('../../session/auth/action-codes.ts').then((m) => m.sendReset),
  link: () => import('../../session/auth/email-link.ts').then((m) => m.sendEmailLink),
} as const;

async function send(kind: LinkKind, email: string, language: string, from: string | null): Promise<void> {
  const sendLink = await SENDERS[kind]().catch(() => {
    throw new AuthFailure('network');
  });
  await sendLink(email, language, from);
}

/** Requests a link. The answer is the same for every email; `from` is where the person was going. */
export function useLinkRequest(kind: LinkKind, email: string, from: string | null) {
  const { i18n } = useTranslation();
  const [fieldProblem, setFieldProblem] = useState<FieldProblem | null>(null);
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [timesSent, setTimesSent] = useState(0);
  const { left, start } = useCountdown();
  // preloaded while typing; if it fails, sending reports it
  useEffect(() => void SENDERS[kind]().catch(() => undefined), [kind]);

  const submit = async () => {
    const problem = findSignInProblems({ email, password: '' }).email ?? null;
    setFieldProblem(problem);
    setFailure(null);
    if (problem !== null) return;
    setIsSending(true);
    try {
      await send(kind, email, i18n.language, from);
      setTimesSent((times) => times + 1);
      start(SEND_AGAIN_S);
    } catch (error) {
      setFailure(error instanceof AuthFailure ? error.problem : 'internal');
    }
    setIsSending(false);
  };
  const startOver = () => {
    setTimesSent(0);
    setFailure(null);
  };
  return { fieldProblem, failure, isSending, timesSent, secondsToWait: left, submit, startOver };
}
