import { useSearchParams } from 'react-router-dom';
import { DASHBOARD_TABS, type DashboardTab } from '../../../config/routes.ts';

/** The tab that the address names; anything unknown is the overview. */
export function useTab(): DashboardTab {
  const [params] = useSearchParams();
  return DASHBOARD_TABS.find((tab) => tab === params.get('tab')) ?? 'overview';
}
