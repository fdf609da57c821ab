import type { QuizType } from '@domain/games/index.ts';
import type { ScoredAnswer } from '@domain/responses/response.ts';
import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useWording } from '../../../games/use-wording.ts';
import { quoting, UserText } from '../../../ui/user-text.tsx';

const Card = styled('li')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  borderRadius: 18,
  border: '2px solid var(--mui-palette-divider)',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  '& .verdict': { display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: 700, fontSize: '0.9375rem' },
  '& .right': { color: 'var(--mui-palette-success-main)' },
  '& .wrong': { color: 'var(--mui-palette-error-main)' },
  '& .prompt': { fontWeight: 700 },
}));

/**
 * One question of a response: the prompt, the given answer and the right one, distinguished by shape, text and color.
 */
export function AnswerCard({ answer, number, type }: { answer: ScoredAnswer; number: number; type: QuizType }) {
  const { t } = useTranslation('dashboard');
  const wording = useWording(type);
  const inWords = (value: string) => wording.answer(value).children;
  const { isCorrect, given, correct } = answer;
  return (
    <Card>
      <span className={isCorrect ? 'verdict right' : 'verdict wrong'}>
        {isCorrect ? <CheckCircleRounded fontSize="small" /> : <CancelRounded fontSize="small" />}
        {t(isCorrect ? 'responses.right' : 'responses.wrong')} · {t('responses.question', { number })}
      </span>
      <UserText as="span" className="prompt" {...wording.prompt(answer.prompt)} />
      <span>{quoting(t('responses.given', { answer: inWords(given) }))}</span>
      {!isCorrect && <span>{quoting(t('responses.correct', { answer: inWords(correct) }))}</span>}
    </Card>
  );
}
