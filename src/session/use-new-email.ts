import type { SessionUser } from '@domain/auth/session.ts';
import { useEffect } from 'react';
import { useReconnect } from '../lib/use-reconnect.ts';
import { keepDraft, type NewEmail, useDraft } from './account-drafts.ts';
import { refreshUser } from './auth/auth.ts';

/** Returns the form for a new email, null while it is closed; it closes once the account has that email. */
export function useNewEmail({ uid, email }: SessionUser, onChanged: () => void) {
  const draft = useDraft(uid, 'email');
  const change = (email: NewEmail | null) => keepDraft(uid, { email });
  const sentTo = draft?.sentTo ?? null;
  const hasChanged = sentTo !== null && sentTo.toLowerCase() === email;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has changed
  useEffect(() => {
    if (!hasChanged) return;
    change(null);
    onChanged();
  }, [hasChanged]);
  // the link is opened elsewhere
  useReconnect(sentTo !== null, () => void refreshUser().catch(() => undefined));
  return { draft, change };
}
