import { AD_SLIDE_OUT_MS } from '@domain/limits.ts';

/**
 * Applies a layout change above the screen, which returns by how many pixels it moved the content, and scrolls along,
 * so that nothing seems to move.
 */
function scrollAlong(change: () => number): void {
  const { style } = document.documentElement;
  // before the change, or browsers with scroll anchoring would do it too
  style.overflowAnchor = 'none';
  scrollBy({ top: change(), behavior: 'instant' });
  requestAnimationFrame(() => {
    style.overflowAnchor = '';
  });
}

/** Reserves `height` at the top of the page. Content below the banner can be scrolled out from under it. */
export function openRoom(room: HTMLElement, height: string): () => void {
  const { style } = document.documentElement;
  scrollAlong(() => {
    room.style.height = height;
    return room.offsetHeight;
  });
  style.scrollPaddingTop = `${room.offsetHeight}px`;
  return () => {
    style.scrollPaddingTop = '';
  };
}

/** Removes the reserved space: what is above the screen immediately, the visible part while the banner slides out. */
export function closeRoom(room: HTMLElement): void {
  const height = room.offsetHeight;
  const unseen = Math.min(scrollY, height);
  scrollAlong(() => {
    room.style.height = `${height - unseen}px`;
    return -unseen;
  });
  room.animate([{ height: `${height - unseen}px` }, { height: 0 }], {
    duration: AD_SLIDE_OUT_MS,
    easing: 'ease-in-out',
    fill: 'forwards',
  });
}
