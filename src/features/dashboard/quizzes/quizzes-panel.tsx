import { countFilters, parseQuizFilters, withBound } from '@domain/dashboard/filters.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Stack } from '../../../ui/layout.tsx';
import { useQuizCount } from '../overview/use-quiz-count.ts';
import { useFilters } from '../shared/address.ts';
import { NoQuizzes } from '../shared/empty-states.tsx';
import { FilterBar } from '../shared/filter-bar.tsx';
import { listKey, useQuizzes } from '../shared/lists.ts';
import { NothingMatches } from '../shared/nothing-matches.tsx';
import { PanelTitle } from '../shared/panel-title.tsx';
import { QuizFilters } from './quiz-filters.tsx';
import { QuizList } from './quiz-list.tsx';

/** All quizzes of the creator, or those that match. */
export function QuizzesPanel({ profile: { uid } }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const button = useRef<HTMLButtonElement>(null);
  const control = useFilters(parseQuizFilters);
  const count = countFilters(control.filters);
  // over an empty list there is nothing to filter
  const isEmpty = useQuizCount(uid, useQuizzes(uid)) === 0 && count === 0;
  const bounded = withBound(control.filters, useNow());
  const clear = () => {
    control.clear();
    button.current?.focus();
  };
  return (
    <Stack gap={2.5}>
      <PanelTitle
        action={
          <Button variant="contained" size="small" component={Link} to={href.createQuiz()} startIcon={<AddRounded />}>
            {t('create')}
          </Button>
        }
      >
        {t('quizzes.title')}
      </PanelTitle>
      {!isEmpty && (
        <FilterBar count={count} onClear={clear} button={button}>
          <QuizFilters {...control} />
        </FilterBar>
      )}
      <QuizList
        key={listKey(uid, bounded)}
        uid={uid}
        filters={bounded}
        empty={count > 0 ? <NothingMatches onClear={clear} /> : <NoQuizzes />}
      />
    </Stack>
  );
}
