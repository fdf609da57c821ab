import type { AuthProblem } from '@domain/auth/session.ts';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../ui/error-note.tsx';

/** Why something about signing in did not work, in words. */
export function ProblemNote({ problem }: { problem: AuthProblem | null }) {
  const { t } = useTranslation(['auth', 'account']);
  // nobody types an e-mail address here, so it can only be the password
  if (problem === 'wrong-credentials') return <ErrorNote text={t('account:proof.wrong')} />;
  return <ErrorNote text={problem && t(`problem.${problem}`)} />;
}
