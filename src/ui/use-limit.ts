import { excessOf } from '@domain/typed-text.ts';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/**
 * Returns by how much a text is too long for the server, in words; undefined when it isn't. Nothing is cut, however it
 * came into its field (pasted, filled in, kept from before), and until it's shorter, its form isn't submitted.
 */
export function useLimit(field: RefObject<HTMLElement | null>, text: string, max = Number.POSITIVE_INFINITY) {
  const { t } = useTranslation();
  const count = excessOf(text, max);
  const isOver = count > 0;
  useEffect(() => {
    const form = field.current?.closest('form');
    if (!form || !isOver) return;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    };
    form.addEventListener('submit', stop, true);
    return () => form.removeEventListener('submit', stop, true);
  }, [field, isOver]);
  return isOver ? t('field.excess', { count }) : undefined;
}
