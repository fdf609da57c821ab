import type { Profile } from '@domain/profiles/profile.ts';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout.tsx';
import { NoResponses } from '../shared/empty-states.tsx';
import { useResponses } from '../shared/lists.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { PanelTitle } from '../shared/panel-title.tsx';
import { ResponseList } from './response-list.tsx';

/** The latest responses to all quizzes. */
export function ResponsesPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack gap={2.5}>
      <PanelTitle>{t('responses.title')}</PanelTitle>
      <LiveSection list={useResponses(profile.uid)} empty={<NoResponses />}>
        {(responses) => <ResponseList responses={responses} />}
      </LiveSection>
    </Stack>
  );
}
