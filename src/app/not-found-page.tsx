import { href } from '../config/href.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLocation } from '../lib/router/router.tsx';
import { Button } from '../ui/button.tsx';
import { NotFound } from '../ui/not-found.tsx';

/** The page of every unknown address. A page that redirects here may give a reason in `location.state.reason`. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const reason: unknown = useLocation().state?.['reason'];
  return (
    <NotFound reason={typeof reason === 'string' ? reason : undefined}>
      <Button variant="outlined" to={href.createQuiz()}>
        {t('notFound.createOwn')}
      </Button>
    </NotFound>
  );
}
