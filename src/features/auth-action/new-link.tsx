import type { AuthProblem } from '@domain/auth/session.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { doorTo } from './after-action.ts';
import { loadActions, problemOf } from './load-actions.ts';

/** Returns the signed-in email, which most likely requested the link; null when signed out. */
function useLikelyEmail(): string | null {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    // without it the field stays empty
    loadActions()
      .then((actions) => actions.signedInEmail())
      .then(setEmail, () => undefined);
  }, []);
  return email;
}

interface Props {
  label: string;
  /** Where the person was going. */
  from: string | null;
}

function AskForLink({ label, from }: Props) {
  const email = useLikelyEmail();
  return (
    <div>
      <Button variant="contained" size="large" to={doorTo('reset', from)} state={{ email }}>
        {label}
      </Button>
    </div>
  );
}

interface SendProps {
  label: string;
  send: () => Promise<void>;
  sent: string;
}

/** Sends a link with one tap, and says so in the words of `sent`. */
export function SendLink({ label, send: sendLink, sent }: SendProps) {
  const { t } = useTranslation('auth-action');
  const { t: auth } = useTranslation('auth');
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const send = async () => {
    if (state !== 'idle') return;
    setFailure(null);
    setState('sending');
    try {
      await sendLink();
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
      <div role="status">{state === 'sent' && <Text style={{ overflowWrap: 'anywhere' }}>{sent}</Text>}</div>
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

/** Sends a password reset link with one tap if the email is known; else leads to its form. */
export function NewLink({ email, label, from }: Props & { email: string | null }) {
  const { t, i18n } = useTranslation('auth-action');
  if (email === null) return <AskForLink label={label} from={from} />;
  const send = async () => (await loadActions()).sendReset(email, i18n.language, from);
  return <SendLink label={label} send={send} sent={t('newLink.sent', { email })} />;
}
