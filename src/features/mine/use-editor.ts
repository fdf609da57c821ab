import type { Quiz } from '@domain/quiz/quiz.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigate } from '../../lib/router/index.ts';
import { forgetRemix, type Remix } from './remix.ts';
import { titleOf } from './title.ts';

/** Returns a function that goes on in the editor, where questions and title can be changed. */
export function useEditor(quiz: Quiz, remix: Remix): () => void {
  const { t } = useTranslation('mine');
  const navigate = useNavigate();
  const open = async () => {
    const { toEditor } = await import('./to-editor.ts');
    const address = toEditor(quiz, remix, titleOf(quiz.type, t));
    forgetRemix(quiz.id);
    void navigate(address);
  };
  return () => void open();
}
