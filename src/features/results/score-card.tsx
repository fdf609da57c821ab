import { publicPath } from '@domain/profiles/links.ts';
import { bandOf } from '@domain/responses/bands.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { ScoreSeal } from './score-seal.tsx';

/** Who got how much of which quiz, and what that says. */
export function ScoreCard(props: { result: QuizResponse; responder: string; percentage: number }) {
  const { result, responder, percentage } = props;
  const { t } = useTranslation(['results', 'common']);
  const { quiz, score, total } = result;
  return (
    <Sticker style={{ padding: '24px 18px 28px' }}>
      <Stack gap={1.5} style={{ alignItems: 'center', textAlign: 'center' }}>
        <Badge game={quiz.type}>{t(`common:quizType.${quiz.type}`)}</Badge>
        <Typography variant="h2" component="h1">
          {t('heading', { responder })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {quiz.title} {t('by')}{' '}
          <Link to={publicPath.profile(quiz.ownerUsername)} style={{ color: 'inherit', fontWeight: 700 }}>
            {quiz.ownerName}
          </Link>
        </Typography>
        <ScoreSeal game={quiz.type} percentage={percentage} />
        <Typography variant="h3" component="p">
          {t('outOf', { x: score, n: total })}
        </Typography>
        <Typography sx={{ maxWidth: 380 }}>
          {t(`band.${bandOf(result.percentage)}`, { name: quiz.ownerName })}
        </Typography>
      </Stack>
    </Sticker>
  );
}
