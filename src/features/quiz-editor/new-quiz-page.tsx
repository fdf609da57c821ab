import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { NewQuiz } from './new-quiz.tsx';
import { usePlace } from './use-place.ts';

/** /create-quiz for a new quiz, or one from a template (`?template=`). `username` is null without an account. */
export function NewQuizPage({ uid, username }: { uid: string; username: string | null }) {
  const { t } = useTranslation('quiz-editor');
  const [params] = useSearchParams();
  const place = usePlace();
  const hasBar = place.step === 'template' || place.step === 'details';
  return (
    <Column style={{ maxWidth: 680, paddingBottom: hasBar ? 0 : undefined }}>
      <PageMeta title={t('title')} description={t('meta.description')} isPrivate />
      <NewQuiz uid={uid} username={username} place={place} template={params.get('template')} />
    </Column>
  );
}
