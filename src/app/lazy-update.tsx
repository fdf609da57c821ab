import type { ComponentType } from 'react';
import { create } from 'zustand';

/** The notice of a new version, while there is one; its code is loaded once the page is usable. */
export const useUpdateNotice = create<{ Notice: ComponentType | null }>(() => ({ Notice: null }));

/** The place of the update notice. */
export function LazyUpdate() {
  const { Notice } = useUpdateNotice();
  return Notice && <Notice />;
}
