import { create } from 'zustand';

/** One short message at a time; a new one replaces the old. `description` is the second line of the spec's toasts. */
export interface Notice {
  id: number;
  kind: 'info' | 'error';
  title: string;
  description?: string;
}
interface NoticesState {
  current: Notice | null;
}
export const useNotices = create<NoticesState>(() => ({ current: null }));

let lastId = 0;
/** Shows a notice until it is closed or its time is over. */
export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  useNotices.setState({ current: { ...notice, id: lastId } });
}
export const dismissNotice = () => useNotices.setState({ current: null });
