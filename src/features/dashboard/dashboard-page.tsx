import type { Profile } from '@domain/profiles/profile.ts';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DashboardTab } from '../../config/routes.ts';
import { fetchAhead } from '../../lib/after-loading.ts';
import { useSession } from '../../session/state.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Parts } from '../../ui/parts.tsx';
import { OverviewPanel } from './overview/overview-panel.tsx';
import { useTab } from './shared/address.ts';
import { PanelWaiting } from './shared/panel-waiting.tsx';

type Panel = ComponentType<{ profile: Profile }>;

// most visits begin with the overview; the others load while it is read
const LOADERS = {
  quizzes: () => import('./quizzes/quizzes-panel.tsx').then((m) => ({ default: m.QuizzesPanel })),
  responses: () => import('./responses/responses-panel.tsx').then((m) => ({ default: m.ResponsesPanel })),
  messages: () => import('./messages/messages-panel.tsx').then((m) => ({ default: m.MessagesPanel })),
  profile: () => import('./profile/profile-panel.tsx').then((m) => ({ default: m.ProfilePanel })),
};
const PANELS: Readonly<Record<DashboardTab, Panel>> = {
  overview: OverviewPanel,
  quizzes: lazy(LOADERS.quizzes),
  responses: lazy(LOADERS.responses),
  messages: lazy(LOADERS.messages),
  profile: lazy(LOADERS.profile),
};

const loadAllPanels = () => Promise.all(Object.values(LOADERS).map((load) => load()));
/** By then the overview has loaded, and its own files aren't delayed. */
const FETCH_OTHERS_AFTER_MS = 3000;

/** /dashboard: one of five panels, by `?tab=`. Each panel subscribes only to what it shows. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const tab = useTab();
  const profile = useSession((state) => state.profile);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the tab starts at the top
  useEffect(() => {
    scrollTo(0, 0);
  }, [tab]);
  useEffect(() => fetchAhead(loadAllPanels, FETCH_OTHERS_AFTER_MS), []);
  if (!profile) return null; // the route guard waits for it
  const Panel = PANELS[tab];
  return (
    <Column wide>
      <PageMeta title={`${t(`nav.${tab}`)} · ${t('meta.title')}`} description={t('meta.description')} isPrivate />
      <Suspense fallback={<PanelWaiting tab={tab} />}>
        <Parts key={tab}>
          <Panel key={profile.uid} profile={profile} />
        </Parts>
      </Suspense>
    </Column>
  );
}
