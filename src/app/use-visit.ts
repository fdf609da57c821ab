import { useEffect } from 'react';
import type { Page } from '../config/routes.ts';
import { reach } from '../lib/loop.ts';
import { readSessionHint } from '../session/hint.ts';

/** Counts which pages a visit opens, except those of its own creator. */
export function useVisit(page: Page | null, pathname: string): void {
  useEffect(() => {
    const owner = pathname.split('/')[1] as string;
    if (owner !== readSessionHint()?.username) reach(`${page}/${owner}`);
  }, [page, pathname]);
}
