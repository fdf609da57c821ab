/** Changes that wait for the end of a press: a tap hits whatever is below the finger when it lifts. */
let waiting: (() => void)[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function release(): void {
  const due = waiting ?? [];
  waiting = null;
  for (const act of due) act();
}

/** A tap's click follows its `pointerup`, in a later task. */
const CLICK_MS = 50;
/** A mouse's right button opens a menu, after which some browsers report no `pointerup`. */
const LONGEST_MS = 1000;

/** Only the newest press counts: the end of an earlier one must not move what the next is about to hit. */
function releaseIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(release, ms);
}

if (!import.meta.env.SSR) {
  addEventListener('pointerdown', () => {
    waiting ??= [];
    releaseIn(LONGEST_MS);
  });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => releaseIn(CLICK_MS));
}

/** Calls `act`, which changes what is on the screen, at once; during a press, after it. */
export function afterPress(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}
