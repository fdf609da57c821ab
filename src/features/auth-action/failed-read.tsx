import type { AuthProblem } from '@domain/auth/session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { failedText } from './load-actions.ts';
import { Screen } from './screen.tsx';

/** The link couldn't be checked, which doesn't mean it is invalid. */
export function FailedRead({ problem, onRetry }: { problem: AuthProblem; onRetry: () => void }) {
  const { t } = useTranslation('auth-action');
  return (
    <Screen
      step="failed"
      symbol={problem === 'network' ? 'offline' : 'error'}
      color="coral"
      title={t('failed.title')}
      text={t(failedText(problem))}
    >
      <div>
        <Button variant="contained" size="large" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </Screen>
  );
}
