import type { AuthProblem } from '@domain/auth/session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { loadActions, problemOf } from './load-actions.ts';

/** Sends a link for a new password with one tap where the address is known; else leads to where it is asked for. */
export function NewLink({ email, label }: { email: string | null; label: string }) {
  const { t, i18n } = useTranslation('auth-action');
  const { t: auth } = useTranslation('auth');
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  if (email === null) {
    return (
      <div>
        <Button variant="contained" size="large" to="/auth?mode=reset">
          {label}
        </Button>
      </div>
    );
  }
  const send = async () => {
    if (state !== 'idle') return;
    setFailure(null);
    setState('sending');
    try {
      await (await loadActions()).sendReset(email, i18n.language);
      setState('sent');
    } catch (error) {
      setFailure(problemOf(error));
      setState('idle');
    }
  };
  return (
    <Stack gap={2}>
      <ErrorNote
        text={failure && (failure === 'too-many-requests' ? auth(`problem.${failure}`) : t('newLink.failed'))}
      />
      <div role="status">
        {state === 'sent' && <Text style={{ overflowWrap: 'anywhere' }}>{t('newLink.sent', { email })}</Text>}
      </div>
      {state !== 'sent' && (
        <div>
          <Button variant="contained" size="large" aria-disabled={state === 'sending'} onClick={() => void send()}>
            {state === 'sending' ? t('newLink.sending') : label}
          </Button>
        </div>
      )}
    </Stack>
  );
}
