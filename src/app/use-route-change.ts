import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '../lib/router/router.tsx';
import { focusOn } from '../lib/step-heading.ts';
import { useNewQuiz } from '../ui/just-created.ts';

/** Signs that the person is using the page: from then on nothing may move it or the focus. */
const GONE_ON = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls `act` with the element that `find` returns as soon as it exists, and again if a replacement loses the focus, as
 * when a frame gives way to the page. Stops on the person's first interaction.
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
 * Scrolls to the top, or to the address's fragment, and focuses the page's heading on every navigation, for screen
 * readers; waits for headings that load later. Call it above all routes: a layout remounts with its page and would miss
 * changes.
 */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const created = useNewQuiz();
  // two screens share this address
  const screen = created && !created.isSeen ? `${pathname} live` : pathname;
  const previous = useRef({ screen, key });
  // before it is drawn: at the place where the last page was left, the new one would show its footer for a moment
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { screen, key };
    if (before.key === key) return;
    // going back, the browser restores the scroll position
    if (hash !== '' && !isBack) {
      return whenThere(
        () => document.getElementById(hash.slice(1)),
        (part) => {
          part.scrollIntoView();
          focusOn(part);
        },
      );
    }
    if (before.screen === screen) return;
    if (!isBack) scrollTo(0, 0);
    return whenThere(() => document.querySelector<HTMLElement>('main h1'), focusOn);
  }, [screen, hash, key, isBack]);
}
