import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Calls `act` with the first element that `find` gives, now or when the page has it; gives up when the person goes on. */
function onceThere(find: () => HTMLElement | null, act: (element: HTMLElement) => void): () => void {
  const found = find();
  if (found) {
    act(found);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    stop();
    act(late);
  });
  const stop = () => {
    observer.disconnect();
    removeEventListener('pointerdown', stop);
    removeEventListener('keydown', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', stop);
  addEventListener('keydown', stop);
  return stop;
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * On every change of the page: back to the top, or to the part that the address names, and focus to the page's heading,
 * so that a screen reader starts there. A page that has to be read first gets the focus when its heading comes.
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
      return onceThere(
        () => document.getElementById(hash.slice(1)),
        (part) => {
          part.scrollIntoView();
          focus(part);
        },
      );
    }
    if (before.pathname === pathname) return;
    if (!isBack) scrollTo(0, 0);
    return onceThere(() => document.querySelector<HTMLElement>('main h1'), focus);
  }, [pathname, hash, key, isBack]);
}
