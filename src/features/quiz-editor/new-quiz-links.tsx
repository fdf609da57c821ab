import { useTranslation } from 'react-i18next';
import { copyAppLink, shareAppLink } from '../../stores/copy-link.ts';
import { AnyIcon } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';

function NewQuizLinks({ path, title }: { path: string; title: string }) {
  const { t } = useTranslation(['quiz-editor', 'common']);
  return (
    <Row style={{ margin: '8px 0 4px' }}>
      <Button
        variant="contained"
        size="small"
        start={<Icon name="share" />}
        onClick={() => void shareAppLink(path, 'quiz', title, t('saved.shareText', { title }))}
      >
        {t('common:share')}
      </Button>
      <Button
        variant="outlined"
        size="small"
        start={<AnyIcon name="copy" />}
        onClick={() => void copyAppLink(path, 'quiz')}
      >
        {t('common:copyLink')}
      </Button>
    </Row>
  );
}

/** The buttons of the notice that a quiz is saved: its link is what one wants next. */
export const newQuizLinks = (path: string, title: string) => <NewQuizLinks path={path} title={title} />;
