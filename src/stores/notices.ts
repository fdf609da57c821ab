import { create } from 'zustand';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/** One short message at a time; a new one replaces the old. `description` is the second line of the spec's toasts. */
export interface Notice {
  id: number;
  kind: 'info' | 'error';
  title: string;
  description?: string;
  /** Until it is closed: nowhere else is left what somebody wrote, or why they aren't signed in. */
  staysOpen?: boolean;
}
interface NoticesState {
  current: Notice | null;
}
export const useNotices = create<NoticesState>(() => ({ current: null }));

let lastId = 0;
/** Shows a notice until it is closed or times out. */
export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  useNotices.setState({ current: { ...notice, id: lastId } });
}
export const dismissNotice = () => useNotices.setState({ current: null });

export const notifyNextPage = (notice: Omit<Notice, 'id'>) =>
  writeStored(STORAGE_KEYS.lateNotice, notice, 'sessionStorage');

export function showLateNotice(): void {
  const notice = readStored<Omit<Notice, 'id'>>(STORAGE_KEYS.lateNotice, 'sessionStorage');
  if (!notice) return;
  writeStored(STORAGE_KEYS.lateNotice, null, 'sessionStorage');
  notify(notice);
}
