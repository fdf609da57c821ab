import type { AuthProblem } from '@domain/auth/session.ts';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../ui/error-note.tsx';

/** Shows why authentication failed. */
export function ProblemNote({ problem }: { problem: AuthProblem | null }) {
  const { t } = useTranslation(['auth', 'account']);
  // no email is typed here, so it can only be the password
  if (problem === 'wrong-credentials') return <ErrorNote text={t('account:proof.wrong')} />;
  return <ErrorNote text={problem && t(`problem.${problem}`)} />;
}
