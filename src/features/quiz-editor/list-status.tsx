import { MIN_QUESTIONS } from '@domain/limits.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import { isBlankText } from '@domain/typed-text.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Note = styled('p')({ margin: 0, textAlign: 'center', fontWeight: 700 });

/** How far the list is from what its game needs at least, while that is worth saying. */
export function ListStatus({ draft }: { draft: QuizDraft }) {
  const { t } = useTranslation('quiz-editor');
  const minimum = MIN_QUESTIONS[draft.type];
  if (draft.type === 'two-truths') {
    const count = draft.questions.length;
    return <div role="alert">{count < minimum && <Note>{t('two-truths.tooFew', { count })}</Note>}</div>;
  }
  if (draft.type === 'know-me') return null;
  const missing = minimum - draft.questions.filter(({ statement }) => !isBlankText(statement)).length;
  return (
    <div role="status">
      <Note>{missing > 0 ? t('never-have-i-ever.missing', { count: missing }) : t('never-have-i-ever.ready')}</Note>
    </div>
  );
}
