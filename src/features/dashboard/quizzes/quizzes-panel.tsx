import type { Profile } from '@domain/profiles/profile.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../ui/layout.tsx';
import { NoQuizzes } from '../shared/empty-states.tsx';
import { useQuizzes } from '../shared/lists.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { PanelTitle } from '../shared/panel-title.tsx';
import { QuizCard } from './quiz-card.tsx';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** All quizzes of the creator. */
export function QuizzesPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack gap={2.5}>
      <PanelTitle
        action={
          <Button variant="contained" size="small" component={Link} to="/create-quiz" startIcon={<AddRounded />}>
            {t('create')}
          </Button>
        }
      >
        {t('quizzes.title')}
      </PanelTitle>
      <LiveSection list={useQuizzes(profile.uid)} heights={[230, 230]} empty={<NoQuizzes />}>
        {(quizzes) => (
          <Grid>
            {quizzes.map((quiz) => (
              <QuizCard key={quiz.id} quiz={quiz} />
            ))}
          </Grid>
        )}
      </LiveSection>
    </Stack>
  );
}
