import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../../lib/motion.ts';

const NAME = 'flying';

/**
 * Calls `update`, which renders, and shows how `from` flies to the element that `findTarget` returns afterwards. Only
 * calls it under reduced motion, and where the browser has no view transitions.
 */
export function fly(from: HTMLElement | null, findTarget: () => SVGElement | null, update: () => void): void {
  if (!from || !document.startViewTransition || prefersReducedMotion()) {
    update();
    return;
  }
  from.style.viewTransitionName = NAME;
  let target: SVGElement | null = null;
  const { ready, finished } = document.startViewTransition(() => {
    // the next question may reuse the element, and a name must be unique
    from.style.viewTransitionName = '';
    flushSync(update);
    target = findTarget();
    if (target) target.style.viewTransitionName = NAME;
  });
  ready.catch(() => undefined); // a hidden page skips it
  void finished.finally(() => target?.style.removeProperty('view-transition-name'));
}
