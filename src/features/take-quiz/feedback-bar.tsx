import { ANSWER_FEEDBACK_MS } from '@domain/limits.ts';
import { clsx } from 'clsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { useHold } from '../../lib/use-hold.ts';
import { AnswerSign } from '../../ui/answer-button.tsx';
import { Button } from '../../ui/button.tsx';
import { quoting } from '../../ui/user-text.tsx';
import css from './feedback-bar.module.css';
import type { Feedback } from './play.ts';

/**
 * Right or wrong as text, read out; its space is reserved, so that nothing moves. `hold` hears what keeps it, `isHeld`
 * says that no time runs; `onNext` ends it.
 */
export function FeedbackBar(props: {
  feedback: Feedback | null;
  label: (option: string) => string;
  isHeld: boolean;
  hold: ReturnType<typeof useHold>['hold'];
  onNext: (() => void) | null;
}) {
  const { feedback, label, isHeld, hold, onNext } = props;
  const { t } = useTranslation('take-quiz');
  const correct = feedback?.correct ?? null;
  const isRight = correct !== null && correct === feedback?.given;
  return (
    <div className={css['area']} role="status" data-screen-only {...hold}>
      {correct !== null && (
        <div
          className={clsx(css['verdict'], isRight ? css['right'] : css['wrong'])}
          style={{ '--time': `${ANSWER_FEEDBACK_MS}ms` }}
          data-held={isHeld ? '' : undefined}
        >
          <AnswerSign color="yellow" mark={isRight ? 'right' : 'wrong'} />
          <span className={css['words']}>
            <b>{isRight ? t('question.correct') : t('question.wrong')}</b>{' '}
            {!isRight && quoting(t('question.itWas', { answer: label(correct) }))}
          </span>
          {onNext && (
            <Button variant="outlined" size="small" onClick={onNext}>
              {t('question.next')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
