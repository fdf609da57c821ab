import type { MessageFilters, QuizFilters, ResponseFilters } from '@domain/dashboard/filters.ts';
import { useSearchParams } from 'react-router-dom';
import { DASHBOARD_TABS, type DashboardTab } from '../../../config/routes.ts';

/** Returns the tab in the address; the overview for anything unknown. */
export function useTab(): DashboardTab {
  const [params] = useSearchParams();
  return DASHBOARD_TABS.find((tab) => tab === params.get('tab')) ?? 'overview';
}

export interface FilterControl<F> {
  filters: F;
  /** Null for any. */
  choose: (name: keyof F & string, value: string | null) => void;
  clear: () => void;
}

/** Returns the filters in the address, which survive a reload and Back; changing one adds no history entry. */
export function useFilters<F extends QuizFilters | ResponseFilters | MessageFilters>(
  parse: (params: URLSearchParams) => F,
): FilterControl<F> {
  const [params, setParams] = useSearchParams();
  const filters = parse(params);
  const change = (values: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return {
    filters,
    choose: (name, value) => change({ [name]: value }),
    clear: () => change(Object.fromEntries(Object.keys(filters).map((name) => [name, null]))),
  };
}
