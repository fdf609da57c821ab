import type { QuizType } from '@domain/games/index.ts';
import type { OptionCount, QuestionBreakdown } from '@domain/quiz/insights.ts';
import { shareOf } from '@domain/quiz/insights-summary.ts';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import TheaterComedyRounded from '@mui/icons-material/TheaterComedyRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useWording } from '../../../games/use-wording.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { UserText } from '../../../ui/user-text.tsx';
import { BarLine, BarList } from './bar-line.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75, 2),
  alignItems: 'start',
  '& h3': { flex: '1 1 9rem' },
  '& .share': { marginInlineStart: 'auto', textAlign: 'end', lineHeight: 1.1 },
  '& .share b': { display: 'block', fontFamily: 'var(--display)', fontWeight: 800, fontSize: '1.5rem' },
  '& .share small': { color: 'var(--mui-palette-text-secondary)', whiteSpace: 'nowrap' },
}));
const Right = styled('b')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.875rem',
  color: 'var(--mui-palette-success-main)',
});
const Note = styled('p')({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.9375rem',
  '&.quiet': { color: 'var(--mui-palette-text-secondary)' },
  '& svg': { flex: 'none' },
});

/** Returns green for the right answer, red for the most chosen wrong one, gray for the rest. */
function colorOf({ isCorrect, text }: OptionCount, fooledBy: OptionCount | null): string {
  if (isCorrect) return 'var(--mui-palette-success-main)';
  if (text === fooledBy?.text) return 'var(--mui-palette-error-main)';
  return 'color-mix(in srgb, var(--mui-palette-text-secondary) 55%, transparent)';
}

interface Props {
  question: QuestionBreakdown;
  number: number;
  type: QuizType;
  isHardest: boolean;
  /** To the quiz in all. */
  responses: number;
}

/** One question: how many got it right, what they chose, and the most chosen wrong answer. */
export function QuestionInsights({ question, number, type, isHardest, responses }: Props) {
  const { t } = useTranslation('quiz-details');
  const wording = useWording(type);
  const { prompt, options, answered, correctShare, fooledBy } = question;
  const { percent } = useFormats();
  const inWords = (answer: string) => <UserText {...wording.answer(answer)} />;
  return (
    <Stack gap={1.5}>
      <Head>
        <Typography variant="h4" component="h3">
          {number}. <UserText {...wording.prompt(prompt)} />
        </Typography>
        {correctShare !== null && (
          <span className="share">
            <b>{percent(correctShare)}</b> <small>{t('questions.gotItRight')}</small>
          </span>
        )}
        {isHardest && (
          <Badge color="yellow">
            <Icon name="flame" size="1em" />
            {t('questions.hardest')}
          </Badge>
        )}
      </Head>
      <BarList>
        {options.map((option) => (
          <BarLine
            key={option.text}
            label={
              <>
                {inWords(option.text)}{' '}
                {option.isCorrect && (
                  <Right>
                    <CheckCircleRounded fontSize="inherit" />
                    {wording.rightAnswer}
                  </Right>
                )}
              </>
            }
            count={option.count}
            share={shareOf(option.count, answered)}
            color={colorOf(option, fooledBy)}
          />
        ))}
      </BarList>
      {/* where there is one wrong answer only, it needs no pointing out */}
      {fooledBy && options.length > 2 && (
        <Note>
          <TheaterComedyRounded fontSize="small" />
          <span>
            {t('questions.fooledBy')} <b>{inWords(fooledBy.text)}</b>
          </span>
        </Note>
      )}
      {answered < responses && (
        <Note className="quiet">{t(answered === 0 ? 'questions.unanswered' : 'questions.partly')}</Note>
      )}
    </Stack>
  );
}
