import type { DomainError } from '@domain/errors.ts';

/** Something that is read: loading and failure are values, so a failed read can never look like an empty one. */
export type LoadState<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: DomainError }
  | { status: 'ready'; value: T };

export const LOADING = { status: 'loading' } as const;
export const ready = <T>(value: T): LoadState<T> => ({ status: 'ready', value });
export const failed = (error: DomainError): LoadState<never> => ({ status: 'failed', error });
