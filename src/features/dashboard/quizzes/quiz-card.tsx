import { FILLS, INK } from '@domain/palette.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { statsOf } from '@domain/quiz/stats.ts';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import PublicRounded from '@mui/icons-material/PublicRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../../games/index.ts';
import { quizSubject } from '../../../lib/share-subject.ts';
import { ALONG, Icon } from '../../../ui/icon.tsx';
import { HiddenText } from '../../../ui/layout.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { HANDS_AS_ON } from '../../../ui/theme.ts';
import { useFormats } from '../../../ui/use-formats.ts';
import { UserText } from '../../../ui/user-text.tsx';
import { LinkRow } from '../shared/link-row.tsx';
import { RemovedNote } from '../shared/removed-part.ts';
import { TimeAgo } from '../shared/time-ago.tsx';
import { QuizMenu } from './quiz-menu.tsx';

const Card = styled(
  Sticker,
  HANDS_AS_ON,
)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  overflow: 'hidden',
  '& .band': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    paddingInline: theme.spacing(2, 0.25),
    borderBottom: `2px solid ${INK}`,
    color: INK,
    fontFamily: 'var(--display)',
    fontWeight: 700,
  },
  '& .body': { display: 'flex', flexDirection: 'column', flex: 1, gap: theme.spacing(1.5), padding: theme.spacing(2) },
  '& .game': { flex: '1 1 8rem', padding: theme.spacing(1, 0) },
  '& .visibility': {
    marginInlineStart: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
  },
}));

const Figures = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: theme.spacing(1),
  width: '100%',
  minHeight: 52,
  marginTop: 'auto',
  paddingBlock: theme.spacing(0.75),
  paddingInline: theme.spacing(1.75, 1),
  borderRadius: 16,
  border: '2px solid var(--mui-palette-sticker-line)',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  transition: 'transform 150ms, box-shadow 150ms',
  '&:hover': { transform: 'translate(-1px, -1px)', boxShadow: '3px 3px 0 var(--mui-palette-sticker-shadow)' },
  '&:active': { transform: 'translate(2px, 2px)', boxShadow: 'none' },
  '& .all': { flex: 1, display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5, 3), overflowWrap: 'normal' },
  '& strong': {
    fontFamily: 'var(--display)',
    fontWeight: 800,
    fontSize: '1.75rem',
    lineHeight: 1,
    marginInlineEnd: 6,
    whiteSpace: 'nowrap',
  },
  '& small': { fontSize: '1.125rem', fontWeight: 700, color: 'var(--mui-palette-text-secondary)' },
}));

interface Props {
  quiz: Quiz;
  onShowResponses: () => void;
  onDelete: () => void;
}

/** A quiz of the creator with its numbers, link and actions. */
export function QuizCard({ quiz, onShowResponses, onDelete }: Props) {
  const { t } = useTranslation('dashboard');
  const { t: games } = useTranslation('games');
  const { t: lists } = useTranslation('dashboard-lists');
  const { number, oneDecimal } = useFormats();
  const { title, type, isPublic, isClosed, isRemoved, questions, createdAt } = quiz;
  const stats = statsOf(quiz);
  return (
    <Card as="article" aria-label={title}>
      <div className="band" style={{ backgroundColor: FILLS[GAME_COLOR[type]] }}>
        <span className="game">{games(`${type}.name`)}</span>
        <span className="visibility">
          {isRemoved ? (
            t('quizzes.removed')
          ) : (
            <>
              {isPublic ? <PublicRounded fontSize="small" /> : <Icon name="lock" size="1.25rem" />}
              {t(isPublic ? 'quizzes.public' : 'quizzes.private')}
              {isClosed && ` · ${t('quizzes.closed')}`}
            </>
          )}
        </span>
        <QuizMenu quiz={quiz} onDelete={onDelete} />
      </div>
      <div className="body">
        <div>
          <Typography variant="h3" component="h2">
            <UserText>{title}</UserText>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t('quizzes.questions', { count: questions.length })} · <TimeAgo at={createdAt} />
          </Typography>
        </div>
        <Figures onClick={onShowResponses}>
          <span className="all">
            <span>
              <strong>{number(stats.responses)}</strong>
              {t('quizzes.responses', { count: stats.responses })}
            </span>
            <span>
              <strong>
                {stats.averageScore === null ? '–' : oneDecimal(stats.averageScore)}
                {stats.averageScore !== null && <small> / {number(questions.length)}</small>}
              </strong>
              {t(stats.averageScore === null ? 'quizzes.noAverage' : 'quizzes.average')}
            </span>
          </span>
          <HiddenText>{lists('quiz.seeResponses', { title })}</HiddenText>
          <ChevronRightRounded aria-hidden style={ALONG} />
        </Figures>
        {isRemoved ? (
          <Suspense>
            <RemovedNote quiz={quiz} />
          </Suspense>
        ) : (
          <LinkRow subject={quizSubject(quiz, true)} />
        )}
      </div>
    </Card>
  );
}
