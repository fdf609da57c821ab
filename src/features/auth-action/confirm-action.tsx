import type { ActionLink, ActionMode } from '@domain/auth/returning-url.ts';
import type { AuthProblem } from '@domain/auth/session.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useReconnect } from '../../lib/use-reconnect.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SlowNote } from '../../ui/slow-note.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { failedText, isFinal, loadActions, problemOf } from './load-actions.ts';
import { Screen } from './screen.tsx';
import { useReadAction } from './use-read-action.ts';
import type { Done } from './use-returning-link.ts';

type ConfirmMode = Exclude<ActionMode, 'resetPassword'>;
interface Props {
  link: ActionLink;
  mode: ConfirmMode;
  onDone: (done: Done) => void;
}

/**
 * A link's action, confirmed by a tap: mail scanners open links too, and some run scripts, which would use the link up.
 * The email is shown once known, but not waited for, as not every backend can look it up.
 */
export function ConfirmAction({ link, mode, onDone }: Props) {
  const { t } = useTranslation('auth-action');
  const { state } = useReadAction(link);
  const [isApplying, setIsApplying] = useState(false);
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const email = state.status === 'ready' ? state.email : null;

  const apply = async () => {
    if (isApplying) return;
    setFailure(null);
    setIsApplying(true);
    try {
      await (await loadActions()).applyAction(link.code);
    } catch (error) {
      setFailure(problemOf(error));
      setIsApplying(false);
      return;
    }
    onDone({ email });
  };
  // the tap still counts
  useReconnect(failure === 'network', () => void apply());

  if (failure !== null && isFinal(failure)) return <InvalidLink link={link} problem={failure} email={email} />;
  if (state.status === 'failed' && state.problem === 'link-expired') {
    return <InvalidLink link={link} problem={state.problem} email={null} />;
  }
  return (
    <Screen
      step="ask"
      symbol={mode === 'revertSecondFactorAddition' ? 'shield' : 'envelope'}
      color="yellow"
      title={t(`${mode}.title`)}
      text={`${t(`${mode}.lead`)}${email === null ? '' : ` ${t('for', { email })}`}`}
    >
      <ErrorNote text={failure && t(failedText(failure))} />
      {isApplying && <SlowNote text={t('slow')} />}
      <div>
        <Button variant="contained" size="large" aria-disabled={isApplying} onClick={() => void apply()}>
          {t(isApplying ? `${mode}.submitting` : `${mode}.submit`)}
        </Button>
      </div>
    </Screen>
  );
}
