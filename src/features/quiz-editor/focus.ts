import type { KeyboardEvent, RefObject } from 'react';

/** Focuses the first invalid field once it is marked. */
export function focusFirstProblem(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });
}

const TEXT_FIELDS = 'input[type="text"], textarea';
type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Focuses the field in which somebody typed this. */
export function focusField(form: RefObject<HTMLFormElement | null>, typed: string): void {
  const fields = [...(form.current?.querySelectorAll<TextField>(TEXT_FIELDS) ?? [])];
  fields.find(({ value }) => value.trim() === typed)?.focus();
}

/** Moves to the next text field on Enter instead of submitting an unfinished quiz. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || !target.matches(TEXT_FIELDS)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(TEXT_FIELDS)];
  const next = fields[fields.indexOf(target) + 1];
  if (next) next.focus();
  else target.blur();
}
