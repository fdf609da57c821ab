import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { createPath } from '../../lib/session-hint.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { MessageState } from '../../ui/states.tsx';

/** There is no such quiz, or no longer. */
export function QuizMissing() {
  const { t } = useTranslation('take-quiz');
  return (
    <Column>
      <PageMeta title={t('notFound.title')} description={t('notFound.text')} isPrivate />
      <MessageState
        symbol="🕳️"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Button variant="contained" component={Link} to={createPath()}>
            {t('createOwn')}
          </Button>
        }
      />
    </Column>
  );
}
