import { lazy } from 'react';

/** The questions, preloaded so that a circle continues offline. */
export const loadPlaying = () => import('./playing.ts');
export const AboutMe = lazy(async () => ({ default: (await loadPlaying()).AboutMe }));
export const Guess = lazy(async () => ({ default: (await loadPlaying()).Guess }));

/** What a member and the maker can do, which nobody needs at first. */
export const loadManage = () => import('./manage.tsx');
export const Manage = lazy(async () => ({ default: (await loadManage()).Manage }));
