import type { Profile } from '@domain/profiles/profile.ts';
import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../stores/session.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { MessagesPanel } from './messages/messages-panel.tsx';
import { OverviewPanel } from './overview/overview-panel.tsx';
import { ProfilePanel } from './profile/profile-panel.tsx';
import { QuizzesPanel } from './quizzes/quizzes-panel.tsx';
import { ResponsesPanel } from './responses/responses-panel.tsx';
import { type Tab, useTab } from './shared/tabs.ts';

const PANELS: Readonly<Record<Tab, ComponentType<{ profile: Profile }>>> = {
  overview: OverviewPanel,
  quizzes: QuizzesPanel,
  responses: ResponsesPanel,
  messages: MessagesPanel,
  profile: ProfilePanel,
};

/** /dashboard: one of five panels, by `?tab=`. Each panel follows only what it shows. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const tab = useTab();
  const profile = useSession((state) => state.profile);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the tab starts at the top
  useEffect(() => {
    scrollTo(0, 0);
  }, [tab]);
  if (!profile) return null; // the guard in front of this page waits for it
  const Panel = PANELS[tab];
  return (
    <Column wide>
      <PageMeta title={`${t(`nav.${tab}`)} · ${t('meta.title')}`} description={t('meta.description')} isPrivate />
      <Panel key={profile.uid} profile={profile} />
    </Column>
  );
}
