import { AD_SLIDE_OUT_MS } from '@domain/limits.ts';

/** Scrolls along with a change above what is on screen, so that nothing seems to move. */
function scrollAlong(pixels: number): void {
  const { style } = document.documentElement;
  // or browsers that do so by themselves would do it twice
  style.overflowAnchor = 'none';
  scrollBy({ top: pixels, behavior: 'instant' });
  requestAnimationFrame(() => {
    style.overflowAnchor = '';
  });
}

/** Makes room at the top of the page, as high as `height`. What lies below the banner can be scrolled out from under it. */
export function openRoom(room: HTMLElement, height: string): () => void {
  room.style.height = height;
  const { style } = document.documentElement;
  style.scrollPaddingTop = `${room.offsetHeight}px`;
  scrollAlong(room.offsetHeight);
  return () => {
    style.scrollPaddingTop = '';
  };
}

/** Takes the room away: the part above the screen at once, the part that is seen while the banner slides out. */
export function closeRoom(room: HTMLElement): void {
  const height = room.offsetHeight;
  const unseen = Math.min(scrollY, height);
  room.style.height = `${height - unseen}px`;
  scrollAlong(-unseen);
  room.animate([{ height: `${height - unseen}px` }, { height: 0 }], {
    duration: AD_SLIDE_OUT_MS,
    easing: 'ease-in-out',
    fill: 'forwards',
  });
}
