import type { Quiz } from '@domain/quiz/quiz.ts';
import { statsOf } from '@domain/quiz/stats.ts';
import BarChartRounded from '@mui/icons-material/BarChartRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { GAME_COLOR } from '../../../games/index.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { MessageState } from '../../../ui/states.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { Tile, Tiles } from '../../../ui/tile.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { UserText } from '../../../ui/user-text.tsx';
import { ResponseList } from '../responses/response-list.tsx';
import { useQuizResponses } from '../shared/lists.ts';
import { LiveSection } from '../shared/live-section.tsx';

// stacked where large text leaves no room side by side
const Totals = styled(Tiles)({ flexWrap: 'wrap', '& > *': { flexBasis: '6rem' } });

/** Who answered one quiz, newest first, with the totals. */
export function QuizResponsesDialog({ quiz, onClose }: { quiz: Quiz; onClose: () => void }) {
  const { t } = useTranslation('dashboard-lists');
  const { t: games } = useTranslation('games');
  const { id, ownerId, title, type, questions } = quiz;
  const stats = statsOf(quiz);
  const { number, oneDecimal } = useFormats();
  return (
    <AppDialog title={t('quizResponses.title')} onClose={onClose}>
      <Stack gap={2}>
        <div>
          <Badge color={GAME_COLOR[type]}>{games(`${type}.name`)}</Badge>
          <Typography variant="h4" component="p" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <UserText>{title}</UserText>
          </Typography>
        </div>
        <Totals>
          <Tile label={t('quizResponses.total')} value={number(stats.responses)} />
          <Tile
            label={t('quizResponses.average')}
            value={
              stats.averageScore === null ? '–' : `${oneDecimal(stats.averageScore)} / ${number(questions.length)}`
            }
          />
          <Tile label={t('quizResponses.questions')} value={number(questions.length)} />
        </Totals>
        <LiveSection
          list={useQuizResponses(ownerId, id)}
          empty={
            <MessageState
              symbol={<GroupsRounded fontSize="inherit" />}
              level={3}
              title={t('quizResponses.emptyTitle')}
              text={t('quizResponses.emptyText')}
            />
          }
        >
          {(responses) => <ResponseList responses={responses} isOfOneQuiz />}
        </LiveSection>
        <Row style={{ justifyContent: 'center' }}>
          <Button variant="outlined" component={Link} to={href.quizDetails(id)} startIcon={<BarChartRounded />}>
            {t('quiz.details')}
          </Button>
        </Row>
      </Stack>
    </AppDialog>
  );
}
