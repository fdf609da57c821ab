import type { QuizType } from '@domain/quiz/quiz.ts';
import type { ScoredAnswer } from '@domain/responses/response.ts';
import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

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

/** One question of a response: what was asked, what was given, what would have been right. Told by shape, word and colour. */
export function AnswerCard({ answer, number, type }: { answer: ScoredAnswer; number: number; type: QuizType }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const inWords = (value: string) =>
    type === 'never-have-i-ever' && (value === 'never' || value === 'ever') ? common(`never.${value}`) : value;
  const { isCorrect, given, correct } = answer;
  return (
    <Card>
      <span className={isCorrect ? 'verdict right' : 'verdict wrong'}>
        {isCorrect ? <CheckCircleRounded fontSize="small" /> : <CancelRounded fontSize="small" />}
        {t(isCorrect ? 'responses.right' : 'responses.wrong')} · {t('responses.question', { number })}
      </span>
      <span className="prompt">{type === 'two-truths' ? t('responses.whichLie') : answer.prompt}</span>
      <span>{t('responses.given', { answer: inWords(given) })}</span>
      {!isCorrect && <span>{t('responses.correct', { answer: inWords(correct) })}</span>}
    </Card>
  );
}
