import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** On every change of the page: back to the top, and focus to the page's main part, so that a screen reader starts there. */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!isBack) scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, isBack]);
}
