import { publicPath } from '@domain/profiles/links.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';
import type { useAnswers } from './use-answers.ts';

/** Explains why the answers are hidden, while they are, from people who haven't played; reveals them on request. */
export function HiddenAnswers({
  quiz,
  answers,
  toggle,
}: Pick<QuizResponse, 'quiz'> & Pick<ReturnType<typeof useAnswers>, 'answers' | 'toggle'>) {
  const { t } = useTranslation('results');
  const isLocked = answers === 'locked';
  return (
    <Sticker style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {answers !== 'shown' && (
        <Text role="status">{t(isLocked || answers === 'failed' ? `answers.${answers}` : 'answers.hidden')}</Text>
      )}
      {isLocked ? (
        <Button variant="outlined" to={publicPath.quiz(quiz.ownerUsername, quiz.id)}>
          {t('answers.toQuiz')}
        </Button>
      ) : (
        <Button variant="outlined" aria-expanded={answers === 'shown'} onClick={toggle}>
          {t(answers === 'shown' ? 'answers.hide' : 'answers.show')}
        </Button>
      )}
    </Sticker>
  );
}
