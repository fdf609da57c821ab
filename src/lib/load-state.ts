import type { DomainError } from '@domain/errors.ts';

/** Something that is read: loading and failure are values, so a failed read can never look like an empty one. */
export type LoadState<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: DomainError }
  | { status: 'ready'; value: T };

export const LOADING = { status: 'loading' } as const;
export const ready = <T>(value: T): LoadState<T> => ({ status: 'ready', value });
/** Whether all there is to say is that this device does not have it, and that there is no network to get it by. */
export const isNotHere = (state: LoadState<unknown>, isOffline: boolean): boolean =>
  isOffline && (state.status === 'loading' || (state.status === 'failed' && state.error.code === 'network'));

export const failed = (error: DomainError): LoadState<never> => ({ status: 'failed', error });
