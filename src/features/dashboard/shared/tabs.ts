import { useSearchParams } from 'react-router-dom';
import { DASHBOARD_TABS, type DashboardTab } from '../../../config/routes.ts';

/** Returns the tab in the address; the overview for anything unknown. */
export function useTab(): DashboardTab {
  const [params] = useSearchParams();
  return DASHBOARD_TABS.find((tab) => tab === params.get('tab')) ?? 'overview';
}
