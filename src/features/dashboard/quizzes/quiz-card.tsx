import { publicPath } from '@domain/profiles/links.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import LockRounded from '@mui/icons-material/LockRounded';
import PublicRounded from '@mui/icons-material/PublicRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { GAME_COLORS, INK } from '../../../ui/games.ts';
import { Sticker } from '../../../ui/sticker.tsx';
import { DISPLAY } from '../../../ui/tokens.ts';
import { LinkRow } from '../shared/link-row.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';

const Card = styled(Sticker)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  overflow: 'hidden',
  '& .band': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 2),
    borderBottom: `2px solid ${INK}`,
    color: INK,
    fontFamily: DISPLAY,
    fontWeight: 700,
  },
  '& .body': { display: 'flex', flexDirection: 'column', flex: 1, gap: theme.spacing(1.5), padding: theme.spacing(2) },
  '& .visibility': { display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: '0.9375rem' },
  '& .figures': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1, 3),
    marginTop: 'auto',
    overflowWrap: 'normal',
  },
  '& .figures strong': { fontFamily: DISPLAY, fontWeight: 800, fontSize: '1.75rem', lineHeight: 1, marginRight: 6 },
}));

/** One quiz of the creator with its numbers and its link. */
export function QuizCard({ quiz }: { quiz: Quiz }) {
  const { t, i18n } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const decimal = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { title, type, isPublic, questions, createdAt, stats, owner, id } = quiz;
  return (
    <Card as="article" aria-label={title}>
      <div className="band" style={{ backgroundColor: GAME_COLORS[type].fill }}>
        {common(`quizTypeBadge.${type}`)}
        <span className="visibility">
          {isPublic ? <PublicRounded fontSize="small" /> : <LockRounded fontSize="small" />}
          {t(isPublic ? 'quizzes.public' : 'quizzes.private')}
        </span>
      </div>
      <div className="body">
        <div>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t('quizzes.questions', { count: questions.length })} · <TimeAgo at={createdAt} />
          </Typography>
        </div>
        <div className="figures">
          <span>
            <strong>{stats.responses}</strong>
            {t('quizzes.responses', { count: stats.responses })}
          </span>
          <span>
            <strong>{stats.averageScore === null ? '–' : decimal.format(stats.averageScore)}</strong>
            {t(stats.averageScore === null ? 'quizzes.noAverage' : 'quizzes.average')}
          </span>
        </div>
        <LinkRow path={publicPath.quiz(owner.username, id)} kind="quiz" title={title} text={t('quizzes.shareText')} />
      </div>
    </Card>
  );
}
