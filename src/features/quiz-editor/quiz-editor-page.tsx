import type { InputOf } from '@domain/api.ts';
import { isQuizCode } from '@domain/ids.ts';
import { isBlank } from '@domain/quiz/stored-drafts.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../data/callables.ts';
import { useSession } from '../../session/state.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { CopyQuiz } from './copy-quiz.tsx';
import { useDrafts } from './draft-storage.ts';
import { EditQuiz } from './edit-quiz.tsx';
import { LeaveEditor } from './leave-editor.tsx';
import { NewQuizPage } from './new-quiz-page.tsx';
import { NoRoom, useRoom } from './room.tsx';
import { SavingContext } from './use-save-quiz.ts';

const saveQuiz = (input: InputOf<'saveQuiz'>) => call('saveQuiz', input);

/** /create-quiz: a new quiz, a copy of one (`?copy=`), or a stored one (`?edit=`). */
export function QuizEditorPage() {
  const { t } = useTranslation('quiz-editor');
  const [params] = useSearchParams();
  const profile = useSession((state) => state.profile);
  if (!profile) return null;
  const { uid, username } = profile;
  const from = (['edit', 'copy'] as const).find((one) => params.has(one));
  const value = from ? (params.get(from) ?? '') : '';
  // anyone can write an address
  const code = isQuizCode(value) ? value : null;
  return (
    <SavingContext value={saveQuiz}>
      {!from && <NewQuizInRoom uid={uid} username={username} />}
      {from && (
        <Column style={{ maxWidth: 680, paddingBottom: from === 'edit' ? 0 : undefined }}>
          <PageMeta title={t(from === 'edit' ? 'edit.title' : 'title')} description={t('meta.description')} isPrivate />
          {code === null && <LeaveEditor from={from} reason="not-found" />}
          {code !== null && from === 'edit' && (
            <EditQuiz key={`${uid}/${code}`} uid={uid} username={username} code={code} />
          )}
          {code !== null && from === 'copy' && <CopyQuiz key={`${uid}/${code}`} uid={uid} code={code} />}
        </Column>
      )}
    </SavingContext>
  );
}

/** Usually there's room, so nobody waits to know; what has been begun is kept to be gone on with. */
function NewQuizInRoom(props: ComponentProps<typeof NewQuizPage>) {
  const { t } = useTranslation('quiz-editor');
  const room = useRoom(props.uid);
  const hasBegun = useDrafts(({ works }) => Object.values(works).some((work) => work && !isBlank(work)));
  if (room.status !== 'ready' || room.value || hasBegun) return <NewQuizPage {...props} />;
  return (
    <Column style={{ maxWidth: 680 }}>
      <PageMeta title={t('title')} description={t('meta.description')} isPrivate />
      <NoRoom text="noRoom" />
    </Column>
  );
}
