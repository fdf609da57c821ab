import { useEffect } from 'react';
import { type Page, ROUTES, type Route } from '../config/routes.ts';
import { reach, view } from '../lib/loop.ts';
import { readSessionHint } from '../session/hint.ts';

/** Counts which pages a visit opens, except those of its own creator, and whether it begins something of its own. */
export function useVisit(page: Page | null, pathname: string, search: string): void {
  useEffect(() => {
    const owner = pathname.split('/')[1] as string;
    // a stored quiz is none that is begun
    if (/^(mine|new-circle|quiz-editor(?!.+edit))/.test(page + search)) reach('begun');
    if (page && (ROUTES[page] as Route).isRendered && owner !== readSessionHint()?.username) view(owner);
  }, [page, pathname, search]);
}
