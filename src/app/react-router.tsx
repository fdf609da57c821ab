import type { ReactNode } from 'react';
import { createPath, type NavigationType, type Navigator, Router } from 'react-router-dom';
import { navigate } from '../lib/router/history.ts';
import { useLocation, useNavigationType } from '../lib/router/router.tsx';

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: navigate,
  push: (to, state) => navigate(to, { state }),
  replace: (to, state) => navigate(to, { state, replace: true }),
};

/** React Router for the signed-in pages: it has its address from `lib/router` and navigates by it, so that both agree. */
export const ReactRouter = ({ children }: { children: ReactNode }) => (
  <Router location={useLocation()} navigationType={useNavigationType() as NavigationType} navigator={navigator}>
    {children}
  </Router>
);
