import type { QuizFilters, ResponseFilters } from '@domain/dashboard/filters.ts';
import { useSearchParams } from 'react-router-dom';

export interface FilterControl<F> {
  filters: F;
  /** Null takes any. */
  choose: (name: keyof F & string, value: string | null) => void;
  clear: () => void;
}

/** Filters that live in the address, so that a reload and Back keep them; choosing one is no step of its own to go back over. */
export function useFilters<F extends QuizFilters | ResponseFilters>(
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
