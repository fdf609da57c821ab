import { type ComponentProps, createElement, lazy, Suspense } from 'react';

const load = () => import('./manage.tsx');
const Manage = lazy(async () => ({ default: (await load()).Manage }));

/** What a member and the maker can do, which nobody needs at first. */
export const ManagePart = (props: ComponentProps<typeof Manage>) =>
  createElement(Suspense, null, createElement(Manage, props));
