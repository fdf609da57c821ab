import type { Quiz } from '@domain/quiz/quiz.ts';
import { useEffect } from 'react';
import { proposedTitle } from '../../games/proposed-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fetchAhead } from '../../lib/after-loading.ts';
import { readPlayerName } from '../../lib/player-name.ts';
import { useNavigate } from '../../lib/router/router.tsx';
import { forgetRemix, type Remix } from './remix.ts';

/** Loads what makes a draft of the editor. */
export const loadDrafts = () => import('./to-editor.ts');

/** Returns a function that continues in the editor, where questions and title can be changed. */
export function useEditor(quiz: Quiz, remix: Remix): () => void {
  const { t } = useTranslation('mine');
  const navigate = useNavigate();
  // wanted when there is no network
  useEffect(() => fetchAhead(loadDrafts), []);
  const open = async () => {
    const { toEditor } = await loadDrafts();
    const address = toEditor(quiz, remix, proposedTitle(t, quiz.type, readPlayerName() ?? ''));
    forgetRemix(quiz.id);
    void navigate(address);
  };
  return () => void open();
}
