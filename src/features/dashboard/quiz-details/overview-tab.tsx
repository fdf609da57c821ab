import { DETAILS_LATEST } from '@domain/limits.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Parts } from '../../../ui/parts.tsx';
import { ResponseList } from '../responses/response-list.tsx';
import { useQuizResponses } from '../shared/lists.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { Charts } from './charts.tsx';
import { NoResponsesYet } from './no-responses-yet.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
}));

/** The latest responses, and the charts of all of them. */
export function OverviewTab({ uid, quiz }: { uid: string; quiz: Quiz }) {
  const { t } = useTranslation('quiz-details');
  const { t: dashboard } = useTranslation('dashboard');
  const latest = useQuizResponses(uid, quiz.id, DETAILS_LATEST);
  const empty = <NoResponsesYet quiz={quiz} />;
  if (latest.state.status === 'ready' && latest.state.value.length === 0) return empty;
  return (
    <Charts quiz={quiz}>
      {(spread, questions) => (
        <Columns>
          <Parts>
            <Stack gap={3}>
              {spread}
              <Stack>
                <Row style={{ justifyContent: 'space-between', minHeight: 44 }}>
                  <Typography variant="h3" component="h2">
                    {t('latest')}
                  </Typography>
                  <Button
                    variant="text"
                    size="small"
                    component={Link}
                    to="?tab=all"
                    replace
                    aria-label={`${dashboard('recent.all')}: ${t('tabs.all')}`}
                  >
                    {dashboard('recent.all')}
                  </Button>
                </Row>
                <LiveSection list={latest} isPreview empty={empty}>
                  {(responses) => <ResponseList responses={responses} isOfOneQuiz />}
                </LiveSection>
              </Stack>
            </Stack>
            {questions}
          </Parts>
        </Columns>
      )}
    </Charts>
  );
}
