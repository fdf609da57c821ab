import { QUIZ_TYPES } from '@domain/quiz/quiz.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../stores/session.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { ensureDraft, openDrafts, useDrafts } from './draft-store.ts';
import { EditorForm } from './editor-form.tsx';
import { TypeChoice } from './type-choice.tsx';

/** /create-quiz: which game, then its editor (`?type=`). Back in the browser leads one step up. */
export function QuizEditorPage() {
  const { t } = useTranslation('quiz-editor');
  const [params] = useSearchParams();
  const uid = useSession((state) => state.profile?.uid);
  const type = QUIZ_TYPES.find((one) => one === params.get('type')) ?? null;
  useEffect(() => {
    if (uid === undefined) return;
    openDrafts(uid);
    if (type) ensureDraft(type);
    scrollTo(0, 0);
  }, [uid, type]);
  const { ownerId, works } = useDrafts();
  const mine = ownerId === uid ? works : [];
  const work = type && mine.find(({ draft }) => draft.type === type);
  return (
    <Column style={{ maxWidth: 680, paddingBottom: type === null ? undefined : 0 }}>
      <PageMeta title={t('title')} description={t('meta.description')} isPrivate />
      {type === null && <TypeChoice drafts={mine.map(({ draft }) => draft)} />}
      {work && <EditorForm key={work.draftId} work={work} />}
    </Column>
  );
}
