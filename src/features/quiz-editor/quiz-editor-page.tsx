import { isQuizCode } from '@domain/quiz/code.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../session/state.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { CopyQuiz } from './copy-quiz.tsx';
import { EditQuiz } from './edit-quiz.tsx';
import { LeaveEditor } from './leave-editor.tsx';
import { NewQuiz } from './new-quiz.tsx';
import { usePlace } from './steps.ts';

/** /create-quiz: a new quiz, one from a template (`?template=`), a copy of one (`?copy=`), or a stored one (`?edit=`). */
export function QuizEditorPage() {
  const { t } = useTranslation('quiz-editor');
  const [params] = useSearchParams();
  const place = usePlace();
  const profile = useSession((state) => state.profile);
  if (!profile) return null;
  const { uid, username } = profile;
  const edit = params.get('edit');
  const copy = edit === null ? params.get('copy') : null;
  const stored = edit ?? copy;
  // anyone can write an address
  const code = stored !== null && isQuizCode(stored) ? stored : null;
  const hasBar = edit !== null || place.step === 'template' || place.step === 'details';
  return (
    <Column style={{ maxWidth: 680, paddingBottom: hasBar ? 0 : undefined }}>
      <PageMeta title={t(edit === null ? 'title' : 'edit.title')} description={t('meta.description')} isPrivate />
      {stored === null && <NewQuiz uid={uid} username={username} place={place} template={params.get('template')} />}
      {stored !== null && code === null && <LeaveEditor from={edit === null ? 'copy' : 'edit'} reason="not-found" />}
      {edit !== null && code !== null && <EditQuiz key={`${uid}/${code}`} uid={uid} username={username} code={code} />}
      {copy !== null && code !== null && <CopyQuiz key={`${uid}/${code}`} uid={uid} code={code} />}
    </Column>
  );
}
