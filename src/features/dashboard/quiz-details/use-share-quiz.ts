import { publicPath } from '@domain/profiles/links.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { useTranslation } from 'react-i18next';
import { shareAppLink } from '../../../stores/copy-link.ts';

/** Opens the share sheet for a quiz, or copies its link without one. */
export function useShareQuiz({ id, title, owner }: Pick<Quiz, 'id' | 'title' | 'owner'>): () => void {
  const { t } = useTranslation('dashboard');
  return () => void shareAppLink(publicPath.quiz(owner.username, id), 'quiz', title, t('quizzes.shareText'));
}
