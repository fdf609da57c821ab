import type { ComponentType } from 'react';
import { create } from 'zustand';

/** The word of a new version, while there is one; its code comes after the page is usable. */
export const useUpdateNotice = create<{ Notice: ComponentType | null }>(() => ({ Notice: null }));

/** Where the word of a new version appears. */
export function UpdateSlot() {
  const { Notice } = useUpdateNotice();
  return Notice && <Notice />;
}
