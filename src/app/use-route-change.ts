import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusOn } from '../lib/step-heading.ts';

/** Signs that the person has gone on: from then on nothing may move the page or the focus. */
const GONE_ON = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls `act` with the element that `find` returns, as soon as the page has it, and again if another takes its place
 * and the focus is lost with it, as when a page's frame gives way to the page. Stops when the person goes on.
 */
function whenThere(find: () => HTMLElement | null, act: (element: HTMLElement) => void): () => void {
  let current: HTMLElement | null = null;
  const look = () => {
    if (current && (current.isConnected || document.activeElement !== document.body)) return;
    const found = find();
    if (!found) return;
    current = found;
    act(found);
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    for (const event of GONE_ON) removeEventListener(event, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of GONE_ON) addEventListener(event, stop, { passive: true });
  look();
  return stop;
}

/**
 * On every change of the page: back to the top, or to the part that the address names, and focus to the page's heading,
 * so that a screen reader starts there. A page that has to be read first gets the focus when its heading comes.
 * Call it above all routes: a layout is mounted again where the page and the layout change at once, and would miss that.
 */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const previous = useRef({ pathname, key });
  useEffect(() => {
    const before = previous.current;
    previous.current = { pathname, key };
    if (before.key === key) return;
    // going back, the browser itself returns to where the page was left
    if (hash !== '' && !isBack) {
      return whenThere(
        () => document.getElementById(hash.slice(1)),
        (part) => {
          part.scrollIntoView();
          focusOn(part);
        },
      );
    }
    if (before.pathname === pathname) return;
    if (!isBack) scrollTo(0, 0);
    return whenThere(() => document.querySelector<HTMLElement>('main h1'), focusOn);
  }, [pathname, hash, key, isBack]);
}
