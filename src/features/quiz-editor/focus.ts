import type { KeyboardEvent, RefObject } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { pressedKey } from '../../lib/pressed-key.ts';

/** Focuses the first invalid field once it is marked. */
export function focusFirstProblem(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });
}

const TEXT_FIELDS = 'input[type="text"], textarea';

/** Moves to the next text field on Enter instead of submitting an unfinished quiz. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (pressedKey(event) !== 'Enter') return;
  if (!(target instanceof HTMLElement) || !target.matches(TEXT_FIELDS)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(TEXT_FIELDS)];
  const next = fields[fields.indexOf(target) + 1];
  if (next) next.focus();
  else target.blur();
}

/** Scrolls to an item of a list; without one, nothing moves. */
export function showItem(list: RefObject<HTMLElement | null>, id = ''): void {
  const item = list.current?.querySelector(`[data-item="${CSS.escape(id)}"]`);
  item?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
