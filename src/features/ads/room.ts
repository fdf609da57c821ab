import { AD_SLIDE_OUT_MS } from '@domain/limits.ts';

/** Makes a change above what is on screen, which says by how many pixels it moved that, and scrolls along, so that nothing seems to move. */
function scrollAlong(change: () => number): void {
  const { style } = document.documentElement;
  // before the change, or browsers that scroll along by themselves would do it as well
  style.overflowAnchor = 'none';
  scrollBy({ top: change(), behavior: 'instant' });
  requestAnimationFrame(() => {
    style.overflowAnchor = '';
  });
}

/** Makes room at the top of the page, as high as `height`. What lies below the banner can be scrolled out from under it. */
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

/** Takes the room away: the part above the screen at once, the part that is seen while the banner slides out. */
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
