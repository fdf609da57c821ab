import { useTranslation } from 'react-i18next';
import { createPath } from '../../lib/session-hint.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
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
        symbol={<Icon name="missing" size="1em" />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Button variant="contained" to={createPath()}>
            {t('createOwn')}
          </Button>
        }
      />
    </Column>
  );
}
