import type { AuthProblem } from '@domain/auth/session.ts';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';

interface Props {
  problem: AuthProblem | null;
  /** A more specific text than the problem's own. */
  text?: string | undefined;
  onSignIn?: () => void;
}

/** Why a sign-in failed, with the next step if there is one. */
export function FailureNote({ problem, text, onSignIn }: Props) {
  const { t } = useTranslation('auth');
  return (
    <ErrorNote
      text={problem && (text ?? t(`problem.${problem}`))}
      action={
        (problem === 'email-in-use' && onSignIn && (
          <Button variant="outlined" size="small" onClick={onSignIn}>
            {t('chooser.signIn')}
          </Button>
        )) ||
        (problem === 'account-disabled' && (
          <Button variant="outlined" size="small" to={href.contact()}>
            {t('contact')}
          </Button>
        ))
      }
    />
  );
}
