import { useEffect } from 'react';
import type { Page } from '../config/routes.ts';
import { reach, view } from '../lib/loop.ts';
import { readSessionHint } from '../session/hint.ts';

const OPENED = /^(public-profile|section|take-quiz|send-message|results|circle)$/;
const BEGUN = /^(mine|quiz-editor|new-circle)$/;

/** Counts which pages a visit opens, except those of its own creator. */
export function useVisit(page: Page | null, pathname: string, isEdit: boolean): void {
  useEffect(() => {
    const [, owner = ''] = pathname.split('/');
    if (BEGUN.test(page ?? '') && !isEdit) reach('begun');
    if (OPENED.test(page ?? '') && owner !== readSessionHint()?.username) view(owner);
  }, [page, pathname, isEdit]);
}
