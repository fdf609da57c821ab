import type { AuthProblem } from '@domain/auth/session.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';

/** Why the form was not accepted, in words, with the way on where there is one. */
export function FailureNote({ problem, onSignIn }: { problem: AuthProblem | null; onSignIn: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <ErrorNote
      text={problem && t(`problem.${problem}`)}
      action={
        problem === 'email-in-use' && (
          <Button variant="outlined" size="small" onClick={onSignIn}>
            {t('chooser.signIn')}
          </Button>
        )
      }
    />
  );
}
