import type { DomainError } from '@domain/errors.ts';

/** The state of a read. Loading and failure are values, so a failed read can't look like an empty one. */
export type LoadState<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: DomainError }
  | { status: 'ready'; value: T };

export const LOADING = { status: 'loading' } as const;
export const ready = <T>(value: T): LoadState<T> => ({ status: 'ready', value });
/** Returns whether the only problem is that this device has no copy and no network. */
export const isNotHere = (state: LoadState<unknown>, isOffline: boolean): boolean =>
  isOffline && (state.status === 'loading' || (state.status === 'failed' && state.error.code === 'network'));

export const failed = (error: DomainError): LoadState<never> => ({ status: 'failed', error });
