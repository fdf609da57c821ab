import { ANSWER_FEEDBACK_MS } from '@domain/limits.ts';
import { useTranslation } from 'react-i18next';
import { AnswerSign } from '../../ui/answer-sign.tsx';
import { keyframes, styled, withoutProps } from '../../ui/styled.ts';
import { DISPLAY } from '../../ui/tokens.ts';
import type { Feedback } from './play.ts';

const arrive = keyframes({ from: { transform: 'translateY(12px) scale(0.96)', opacity: 0 } });
const run = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

const Area = styled('div')({ minHeight: 64, paddingBottom: 'env(safe-area-inset-bottom)' });
const Verdict = styled(
  'div',
  withoutProps('tone'),
)<{ tone: 'success' | 'error' }>(({ tone }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 60,
  padding: '8px 18px',
  borderRadius: 20,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: `var(--mui-palette-${tone}-main)`,
  color: 'var(--mui-palette-background-default)',
  animation: `${arrive} 200ms ease-out`,
  '& > span:last-child': { flex: '1 1 8.5rem' },
  '& b': { fontFamily: DISPLAY, fontSize: '1.375rem', whiteSpace: 'nowrap' },
  // the remaining time
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0 0',
    height: 5,
    backgroundColor: 'currentColor',
    opacity: 0.5,
    transformOrigin: 'left',
    animation: `${run} ${ANSWER_FEEDBACK_MS}ms linear forwards`,
  },
}));

/** Right or wrong as text, read out; its space is reserved, so that nothing moves. */
export function FeedbackBar({ feedback, label }: { feedback: Feedback | null; label: (option: string) => string }) {
  const { t } = useTranslation('take-quiz');
  const correct = feedback?.correct ?? null;
  const isRight = correct !== null && correct === feedback?.given;
  return (
    <Area role="status">
      {correct !== null && (
        <Verdict tone={isRight ? 'success' : 'error'}>
          <AnswerSign color="yellow" mark={isRight ? 'right' : 'wrong'} />
          <b>{isRight ? t('question.correct') : t('question.wrong')}</b>
          {!isRight && <span>{t('question.itWas', { answer: label(correct) })}</span>}
        </Verdict>
      )}
    </Area>
  );
}
