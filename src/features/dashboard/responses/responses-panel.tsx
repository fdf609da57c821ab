import {
  type Bounded,
  countFilters,
  type ResponseFilters as Filters,
  parseResponseFilters,
  withBound,
} from '@domain/dashboard/filters.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import { Stack } from '../../../ui/layout.tsx';
import { useQuizCount } from '../overview/use-quiz-count.ts';
import { useFilters } from '../shared/address.ts';
import { NoResponses } from '../shared/empty-states.tsx';
import { FilterBar } from '../shared/filter-bar.tsx';
import { listKey, useQuizzes, useResponses } from '../shared/lists.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { NothingMatches } from '../shared/nothing-matches.tsx';
import { PanelTitle } from '../shared/panel-title.tsx';
import { useFigures } from '../shared/use-figures.ts';
import { ExportNote } from './export-note.tsx';
import { ResponseFilters } from './response-filters.tsx';
import { ResponseList } from './response-list.tsx';
import { useExport } from './use-export.ts';
import { useMarkResponsesSeen } from './use-mark-responses-seen.ts';

interface ListProps {
  uid: string;
  filters: Bounded<Filters>;
  isFiltered: boolean;
  empty: ReactNode;
}

function FilteredResponses({ uid, filters, isFiltered, empty }: ListProps) {
  const list = useResponses(uid, { filters });
  // a filter may hide the new ones
  const all = list.state.status === 'ready' && !isFiltered ? list.state.value : null;
  useMarkResponsesSeen(all ? (all[0]?.createdAt ?? 0) : undefined);
  return (
    <LiveSection list={list} empty={empty}>
      {(responses) => <ResponseList responses={responses} />}
    </LiveSection>
  );
}

/** Without a quiz, nothing leads to quizzes. */
function NoResponsesAtAll({ uid }: { uid: string }) {
  return <NoResponses level={2} hasQuizzes={useQuizCount(uid, useQuizzes(uid)) !== 0} />;
}

/** The latest matching responses to all quizzes, and the export. */
export function ResponsesPanel({ profile: { uid } }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const { t: lists } = useTranslation('dashboard-lists');
  const { t: common } = useTranslation();
  const filterButton = useRef<HTMLButtonElement>(null);
  const exportButton = useRef<HTMLButtonElement>(null);
  const control = useFilters(parseResponseFilters);
  const count = countFilters(control.filters);
  const bounded = withBound(control.filters, useNow());
  const exporting = useExport(uid, control.filters);
  // over an empty list there is nothing to filter or to export
  const isEmpty = useFigures(uid)?.plays === 0 && count === 0;
  const isRunning = exporting.state.status === 'running';
  const clear = () => {
    control.clear();
    filterButton.current?.focus();
  };
  return (
    <Stack gap={2.5}>
      <Stack gap={exporting.state.status === 'idle' ? 0 : 1.5}>
        <PanelTitle
          action={
            !isEmpty && (
              <Button
                ref={exportButton}
                variant="outlined"
                size="small"
                startIcon={isRunning ? undefined : <DownloadRounded />}
                onClick={isRunning ? exporting.cancel : exporting.start}
              >
                {isRunning ? common('cancel') : lists('export.start')}
              </Button>
            )
          }
        >
          {t('responses.title')}
        </PanelTitle>
        <ExportNote {...exporting} button={exportButton} />
      </Stack>
      {!isEmpty && (
        <FilterBar count={count} onClear={clear} button={filterButton}>
          <ResponseFilters {...control} />
        </FilterBar>
      )}
      <FilteredResponses
        key={listKey(uid, bounded)}
        uid={uid}
        filters={bounded}
        isFiltered={count > 0}
        empty={count > 0 ? <NothingMatches onClear={clear} /> : <NoResponsesAtAll uid={uid} />}
      />
    </Stack>
  );
}
