import type { InputOf, OutputOf } from '@domain/api.ts';
import { asDomainError, type DomainError } from '@domain/errors.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { reach } from '../../lib/visit.ts';
import { useSession } from '../../session/state.ts';
import { notify } from '../../stores/notices.ts';
import type { NewQuizState } from '../../ui/just-created.ts';
import { leaveSaved, settleSaved, useDrafts } from './draft-storage.ts';
import { keepDue, openInEditor, toSaveInput } from './due-drafts.ts';

/** Stores a quiz. Null without an account: then the editor loads nothing that could. */
export const SavingContext = createContext<((input: InputOf<'saveQuiz'>) => Promise<OutputOf<'saveQuiz'>>) | null>(
  null,
);

/** Makes going back from the published quiz lead to an editor that expects nothing. */
function forgetReturn(): void {
  const url = new URL(location.href);
  url.searchParams.delete('publish');
  history.replaceState(history.state, '', url);
}

/** Saves a valid quiz and goes to the creator's page, which shares a new one first. On failure all input stays. */
export function useSaveQuiz(slot: string, work: DraftWork) {
  const { t } = useTranslation('quiz-editor');
  const navigate = useNavigate();
  const store = useContext(SavingContext);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<DomainError | null>(null);
  const isHere = useRef(true);
  const saved = useRef<DraftWork | null>(null);
  const { draft, isDue = false } = work;
  const { isPublic } = draft;

  // only when the page is left, or an empty editor would flash
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (saved.current) leaveSaved(slot, saved.current);
    };
  }, [slot]);

  const created = (id: string, username: string): NewQuizState['newQuiz'] => {
    const { name = '', photoURL = null } = useSession.getState().profile ?? {};
    return { id, type: draft.type, title: draft.title.trim(), isPublic, owner: { username, name, photoURL } };
  };

  /** `base`: the revision this one follows; null creates a quiz. */
  const save = async (base: DraftWork['base']) => {
    if (!store) return;
    setFailure(null);
    setIsSaving(true);
    const address = location.href;
    // the store is newer than the last render after a rebase
    const handedIn = useDrafts.getState().works[slot] ?? work;
    try {
      const { username, quizId } = await store(toSaveInput(handedIn, base));
      if (!base) reach('published');
      saved.current = handedIn;
      settleSaved(slot, handedIn);
      // the person has left the editor on purpose
      const hasLeft = !isHere.current || location.href !== address;
      // a new quiz gets a screen of its own
      if (base || hasLeft)
        notify({
          kind: 'info',
          title: t(base ? 'edit.saved' : 'create.saved'),
          description: t(isPublic ? 'saved.public' : 'saved.private'),
        });
      if (hasLeft) leaveSaved(slot, handedIn);
      else {
        forgetReturn();
        void navigate(publicPath.profile(username), {
          state: base ? null : ({ newQuiz: created(quizId, username) } satisfies NewQuizState),
        });
      }
    } catch (thrown) {
      const error = asDomainError(thrown);
      if (error.code === 'network') keepDue(slot, handedIn, base);
      setFailure(error);
      setIsSaving(false);
    }
  };
  const saveAgain = useEffectEvent(() => {
    if (!isSaving) void save(work.base);
  });
  useEffect(() => openInEditor(slot, saveAgain), [slot]);
  // what is changed after submitting is submitted again
  const isOld = failure?.code === 'network' && !isDue;
  return { isSaving, failure: isOld ? null : failure, save, fail: setFailure };
}
