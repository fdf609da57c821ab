import type { ActionLink } from '@domain/auth/returning-url.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SlowNote } from '../../ui/slow-note.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { FailedRead } from './failed-read.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { type FinalProblem, isFinal } from './load-actions.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { Screen } from './screen.tsx';
import { useReadAction } from './use-read-action.ts';
import type { Done } from './use-returning-link.ts';

/** A password reset link: shows its account before anything is typed. */
export function NewPassword({ link, onDone }: { link: ActionLink; onDone: (done: Done) => void }) {
  const { t } = useTranslation('auth-action');
  const { state, retry } = useReadAction(link);
  const [end, setEnd] = useState<FinalProblem | null>(null);
  if (state.status === 'reading') {
    return (
      <Screen step="reading" symbol="clock" color="yellow" title={t('checking')}>
        <LoadingState label={t('checking')} heights={[180]} />
        <SlowNote text={t('slow')} />
      </Screen>
    );
  }
  if (state.status === 'failed') {
    const { problem } = state;
    if (isFinal(problem)) return <InvalidLink link={link} problem={problem} email={null} />;
    return <FailedRead problem={problem} onRetry={retry} />;
  }
  const { email } = state;
  // it expired while the page was open
  if (end) return <InvalidLink link={link} problem={end} email={email} />;
  return (
    <Screen
      step="form"
      symbol="lock"
      color="violet"
      title={t('resetPassword.title')}
      text={email !== null && t('resetPassword.lead', { email })}
    >
      <NewPasswordForm code={link.code} email={email} onDone={() => onDone({ email })} onDead={setEnd} />
    </Screen>
  );
}
