import { useSearchParams } from 'react-router-dom';

export const TABS = ['overview', 'quizzes', 'responses', 'messages', 'profile'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that the address names; anything unknown is the overview. */
export function useTab(): Tab {
  const [params] = useSearchParams();
  return TABS.find((tab) => tab === params.get('tab')) ?? 'overview';
}

export const tabPath = (tab: Tab) => (tab === 'overview' ? '/dashboard' : `/dashboard?tab=${tab}`);
