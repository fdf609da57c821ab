import { ANSWER_FEEDBACK_MS } from '@domain/limits.ts';
import { clsx } from 'clsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AnswerSign } from '../../ui/answer-sign.tsx';
import css from './feedback-bar.module.css';
import type { Feedback } from './play.ts';

/** Right or wrong as text, read out; its space is reserved, so that nothing moves. */
export function FeedbackBar({ feedback, label }: { feedback: Feedback | null; label: (option: string) => string }) {
  const { t } = useTranslation('take-quiz');
  const correct = feedback?.correct ?? null;
  const isRight = correct !== null && correct === feedback?.given;
  return (
    <div className={css['area']} role="status">
      {correct !== null && (
        <div
          className={clsx(css['verdict'], isRight ? css['right'] : css['wrong'])}
          style={{ '--time': `${ANSWER_FEEDBACK_MS}ms` }}
        >
          <AnswerSign color="yellow" mark={isRight ? 'right' : 'wrong'} />
          <b>{isRight ? t('question.correct') : t('question.wrong')}</b>
          {!isRight && <span>{t('question.itWas', { answer: label(correct) })}</span>}
        </div>
      )}
    </div>
  );
}
